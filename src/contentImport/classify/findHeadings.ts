import type { Block } from "#contentImport/blocks.ts";
import { holdsSecret } from "#contentImport/classify/secrets.ts";
import { topicOfHeading } from "#contentImport/classify/headingTopic.ts";

/** A heading has no more than this; characters, words. */
const MAX_LENGTH = 70;
const MAX_WORDS = 9;
/** Where more lines than this are in capitals, capitals make no heading. */
const MANY = 0.5;

const NUMBERING = /^(?:(?:section|part|chapter)\s+)?(?:\d{1,2}(?:\.\d{1,2})*|[A-Z]|[ivx]{1,4})[.):]\s+(?=\S)/;
/** "No parties" is a rule, and heads nothing. */
const FORBIDS = /^(?:no|not|never|don['’]?t|do not|nothing)\b(?!\.)/i;
const hasText = (text: string) => /\p{L}{2}/u.test(text);
const startsLarge = (text: string) => /^\P{L}*\p{Lu}/u.test(text);
/** A line of text below "Getting around" has more characters than a line of a list. */
const MUCH_LONGER = 40;
const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const isShort = (text: string) => text.length <= MAX_LENGTH && text.split(/\s+/).length <= MAX_WORDS;
/** "Our Local Favourites": every longer word begins with a capital. */
const isTitleCase = (text: string) => text.split(/[\s/&-]+/).every((word) => !/^\p{Ll}{4,}/u.test(word));

/** Returns the blocks with those marked as headings that a reader of plain text would take for one. */
export function findHeadings(blocks: readonly Block[]): Block[] {
  const paragraphs = blocks.filter(({ kind, text }) => kind === "paragraph" && hasText(text));
  const capitals = paragraphs.filter(({ text }) => isCapitals(text)).length;
  const shouts = capitals > 3 && capitals > paragraphs.length * MANY;
  const isPart = headsParts(blocks);
  return blocks.map((block, at) => {
    // What stands above a text is for everybody to read: a code makes no heading.
    if (holdsSecret(block.text)) return block.kind === "heading" ? { ...block, kind: "paragraph" } : block;
    const isOne = isHeading(block, { before: blocks[at - 1], next: blocks[at + 1], shouts, isPart });
    if (!isOne) return block;
    const text = block.text.replace(NUMBERING, "").replace(/\s*:$/, "");
    return { ...block, kind: "heading", text, ...(text !== block.text && { asRead: block.text }) };
  });
}

/** All numbered lines are headings if this number of them name a subject and have a paragraph below. */
const MIN_PARTS = 2;
const headsParts = (blocks: readonly Block[]) =>
  blocks.filter(
    ({ kind, text }, at) =>
      kind === "step" &&
      blocks[at + 1]?.kind === "paragraph" &&
      isShort(text) &&
      topicOfHeading(text)?.isNameAlone,
  ).length >= MIN_PARTS;

interface Around {
  before: Block | undefined;
  next: Block | undefined;
  /** True for a manual that is in capitals throughout. */
  shouts: boolean;
  /** True where the manual's numbered lines head its parts: "1. Parking", with paragraphs below. */
  isPart: boolean;
}

function isHeading(block: Block, { before, next, shouts, isPart }: Around): boolean {
  if (block.isAside) return false;
  if (block.kind === "heading") return true;
  if (block.isMessage) return false;
  const { text } = block;
  if (block.kind === "row" || !hasText(text) || !isShort(text)) return false;
  if (FORBIDS.test(text) && !text.endsWith(":")) return false;
  if (!next || statesFact(text)) return false;
  const topic = topicOfHeading(text);
  const isName = topic?.isNameAlone ?? false;
  // Of a list only what names its subject and has a paragraph or a deeper list below: "1. Parking".
  if (block.kind === "step")
    return (
      next.kind !== "step" && (isName || (isCapitals(text) && !shouts) || (isPart && !/[.!?;,]$/.test(text)))
    );
  if (block.kind === "bullet") return false;
  if (text.endsWith(":"))
    return isName || next.kind === "bullet" || next.kind === "step" || next.kind === "row";
  // A question that its answer stands below; a bold one stands out already.
  if (/[!?]$/.test(text) && block.isStrong && !next.isStrong) return true;
  if (text.endsWith("?") && next.kind === "paragraph" && !next.text.endsWith("?") && !next.afterGap)
    return Boolean(block.afterGap) || isName;
  if (/[.!?;,]$/.test(text) && !(isName && /[!?]$/.test(text))) return false;
  if (isName && !isNumberOrTime(text)) return shouts || !isListOfNames(block, before, next);
  if (block.isStrong) return true;
  // The title stands alone, a heading of a list right above it.
  if (!before && next.afterGap) return true;
  if (
    (next.kind === "step" || next.kind === "bullet") &&
    before?.kind !== "bullet" &&
    before?.kind !== "step"
  )
    return Boolean(block.afterGap) && !next.afterGap;
  if (isCapitals(text) && !shouts) return true;
  if (!block.afterGap || next.afterGap || next.text.length <= text.length) return false;
  return isTitleCase(text) || (startsLarge(text) && startsLarge(next.text) && next.text.length > MUCH_LONGER);
}

/** "Wi-Fi: Lake", "Check-in 3 pm": a fact, and no heading. */
const statesFact = (text: string) => /\S\s*[:=]\s*\S/.test(text) && !/^[^:]{0,20}\d[.)]/.test(text);
const isNumberOrTime = (text: string) => /\d/.test(text.replace(NUMBERING, ""));

/** "Towels", "Linen", "Hot water" below each other are a list of what there is. */
const isListOfNames = (block: Block, before: Block | undefined, next: Block) =>
  !block.afterGap && !next.afterGap && isNameLine(before) && isNameLine(next);

const isNameLine = (block: Block | undefined) =>
  block?.kind === "paragraph" && block.text.length < 30 && !/[.!?:]/.test(block.text);
