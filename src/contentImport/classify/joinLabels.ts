import type { Block } from "#contentImport/blocks.ts";
import { fieldOfLabel } from "#contentImport/classify/fieldLabels.ts";
import { readValue } from "#contentImport/classify/readValue.ts";

/** Returns the blocks with a label that fills a line and the value in the line below it as one: "Wifi password: kea-2020". */
export function joinLabels(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block) continue;
    if (next && isValueOf(block, next) && !heads(block, blocks[at + 2])) {
      joined.push({
        ...block,
        kind: "paragraph",
        text: `${block.text.replace(/\s*[:?]$/, "")}: ${next.text}`,
      });
      at += 1;
    } else joined.push(block);
  }
  return joined;
}

/** "Check-out" above "By 10 am" is a heading where a list or more lines follow. */
function heads(label: Block, third: Block | undefined): boolean {
  if (label.kind === "heading") return true;
  const isTime = /^(?:in|out|time|check|arriv|depart|leav|an|ab|d[ée]part)/i.test(label.text);
  return (
    isTime &&
    third !== undefined &&
    third.kind !== "heading" &&
    !third.afterGap &&
    !fieldOfLabel(third.text, null)
  );
}

/** "4:00 pm - 10:00 pm" */
const TIMES =
  /^\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|uhr|h)?\s*(?:-|–|to|until|bis|à)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|uhr|h)?$/i;

function isValueOf(label: Block, next: Block): boolean {
  if (
    label.isAside ||
    next.isAside ||
    label.kind === "row" ||
    next.kind !== "paragraph" ||
    next.isStrong ||
    /[.!]$/.test(label.text)
  )
    return false;
  const target = fieldOfLabel(label.text, null);
  if (!target || /[:=]\s/.test(next.text) || fieldOfLabel(next.text, null)) return false;
  // "Wi-Fi" alone is the heading of the lines below it.
  if (target.field === "networkName" && !/name|ssid|\bid\b/i.test(label.text)) return false;
  return (readValue(target, next.text)?.isWhole ?? false) || TIMES.test(next.text);
}
