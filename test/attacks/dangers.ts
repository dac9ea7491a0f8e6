import { parseFragment, type DefaultTreeAdapterTypes as Parsed } from "parse5";
import { allowedElements, isAllowedLink, isMediaPicture } from "#sections/html.ts";

const safeAttributes: Record<string, (value: string) => boolean> = {
  href: isAllowedLink,
  target: (value) => value === "_blank",
  rel: (value) => value === "noopener noreferrer",
  src: isMediaPicture,
  srcset: (value) => value.split(", ").every((part) => isMediaPicture(part.split(" ")[0] ?? "")),
  sizes: (value) => !/["'<>]/.test(value),
  width: (value) => /^\d+$/.test(value),
  height: (value) => /^\d+$/.test(value),
  alt: () => true,
  class: (value) => /^(?:(?:indent-[1-8]|text-(?:small|large|huge)|stay-only) ?)+$/.test(value),
  "data-not-for": (value) => passageMarks.test(value),
};
const passageMarks = /^(?:airbnb|booking|vrbo)(?: (?:booking|vrbo))*$/;
const addedForReading = ["loading", "decoding", "aria-level", "dir"];

/** Everything that a browser would make of the text and that a guest's page must not hold. */
export function dangers(html: string): string[] {
  const found: string[] = [];
  const waiting: Parsed.ParentNode[] = [parseFragment(html)];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of parent.childNodes) {
      if (node.nodeName === "#comment") found.push("a comment");
      if (!("tagName" in node)) continue;
      waiting.push(node);
      if (!allowedElements.includes(node.tagName)) found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        const safe = safeAttributes[name]?.(value) || addedForReading.includes(name);
        if (!safe) found.push(`${node.tagName} ${name}=${value}`);
      }
    }
  }
  return found;
}
