import type { HostSection } from "#guidebooks/contract.ts";
import { catalog, type SectionType } from "#sections/catalog.ts";
import { readableText } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";

/** What a model chooses for; the rest of a guidebook is the same with and without one. */
const chosen: readonly SectionType[] = [
  "welcome",
  "places",
  "activities",
  "dining",
  "shopping",
  "recommendations",
];

/** Returns those sections as guests read them, without what only hosts see. */
export function asGuestsRead(title: string, sections: readonly HostSection[]): string {
  const parts = chosen.flatMap((type) => {
    const section = sections.find((one) => one.type === type);
    const text = section && textOf(section.content);
    return text ? [`## ${catalog[type].title}\n\n${text}\n`] : [];
  });
  return `# ${title}\n\n${parts.join("\n")}\nPlaces: © OpenStreetMap contributors\n`;
}

function textOf(content: HostSection["content"]): string {
  if ("text" in content) {
    const blocks = content.text.split("</p>").map((html) => readableText(readRichText(html)).trim());
    return blocks.filter(Boolean).join("\n\n");
  }
  const lists = "restaurants" in content ? [content.restaurants, content.activities] : [];
  const items = "items" in content ? [content.items] : lists;
  return items
    .map((list) =>
      list
        .flatMap((item) =>
          typeof item === "object" && "category" in item
            ? [`- **${item.name}**${item.category && ` (${item.category})`}: ${item.description}`]
            : [],
        )
        .join("\n"),
    )
    .filter(Boolean)
    .join("\n\n");
}
