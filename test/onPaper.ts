import type { Generated } from "#generation/contract.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { catalog } from "#sections/catalog.ts";
import { readableText } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";

/** Returns a generated guidebook as a page to read: the guest's words, with the host's questions and receipts below. */
export function onPaper(
  { name, propertyAddress, enhancedMetrics }: Generated,
  sections: HostSection[],
): string {
  const { qualityScore, parts, cappedBecause, propertyType, guestProfiles, placesFound } = enhancedMetrics;
  const lines = [
    `## ${name}`,
    "",
    `Generated from “${propertyAddress}”: ${propertyType.type.replaceAll("_", " ")} (${percent(propertyType.confidence)}), ` +
      `for ${guestProfiles.join(" and ")}; ${placesFound} places nearby; quality ${percent(qualityScore)}.`,
    "",
    ...parts.map(({ label, value, explanation }) => `- ${label} ${percent(value)}: ${explanation}`),
    ...(cappedBecause ? [`- ${cappedBecause}`] : []),
    ...propertyType.evidence.map(
      ({ because, type }) => `- Evidence for ${type.replaceAll("_", " ")}: ${because}.`,
    ),
    "",
    ...sections.flatMap(sectionOnPaper),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function sectionOnPaper(section: HostSection): string[] {
  const { content, prompts, sources } = section;
  return [
    `### ${catalog[section.type].title}`,
    "",
    ...summary(content),
    ...prompts.flatMap((prompt) => [`> To the host: ${prompt}`, ""]),
    ...(sources.length > 0 ? [`Sources: ${sources.map(({ placeId }) => placeId).join(", ")}`, ""] : []),
  ];
}

function summary(content: HostSection["content"]): string[] {
  if ("text" in content) return blocks(content.text);
  if ("restaurants" in content) return [...items(content.restaurants), ...items(content.activities)];
  if ("rules" in content) return [...content.rules.map((rule) => `- ${rule}`), ""];
  if ("intro" in content) return [...content.items.map((item) => `- ${item}`), ""];
  if ("propertyName" in content) {
    return [Object.values(content).filter(Boolean).join(", "), ""];
  }
  if ("items" in content) return items(content.items.filter((item) => "category" in item));
  return [];
}

const items = (all: { name: string; category: string; description: string }[]) =>
  all.length === 0
    ? []
    : [
        ...all.map(
          (item) => `- **${item.name}**${item.category && ` (${item.category})`}. ${item.description}`,
        ),
        "",
      ];

function blocks(html: string): string[] {
  return readRichText(html).flatMap((block) => {
    const isList = typeof block !== "string" && block.tag === "ul";
    return [
      isList ? block.children.map((item) => `- ${readableText([item])}`).join("\n") : readableText([block]),
      "",
    ];
  });
}
