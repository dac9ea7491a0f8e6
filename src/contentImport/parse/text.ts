import { rowOfCells, tidy, type Block } from "#contentImport/blocks.ts";
import { readMessages } from "#contentImport/parse/messages.ts";

const BULLET = /^\s*(?:[-*+•●○▪■◦‣∙·–—>✓✔☐□☑✗✘❌✅→➢►]\uFE0F?|[oO](?=\s{2}|\t))\s+(?=\S)/u;
const STEP = /^\s*(?:(?:step\s+)?\d{1,2}\s?[.):]\s+(?=\S)|\d\uFE0F?\u20E3\s*)/i;
/** What hosts put before a heading, and no word. */
const EMOJI =
  /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u200D][\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u200D\s]*(?=[\p{L}\d])/u;
const RULER = /^\s*([-=_*~#+.])\1{2,}\s*$/;
const HASHES = /^\s*#{1,6}\s+(.*?)\s*#*$/;
/** "*** WIFI ***", "== Parking ==", "[Kitchen]", "~ Bins ~". */
const DECORATED = /^\s*(?:([*=~_#|-]{1,6})\s*([^*=~_#|]{2,60}?)\s*\1|\[([^\]]{2,60})\])\s*:?\s*$/;

/** "*Never leave food in the car.*" is bold, and heads nothing. */
const ENDS_SENTENCE = /\p{Ll}[.!?][*=~_#|\]\s-]*$/u;

/** Reads text that stands alone: pasted, or of a text file. */
export function readText(text: string): Block[] {
  const lines = text.split(/\r\n?|\n|\u2028|\u2029|\f/);
  const messages = readMessages(lines);
  if (!messages) return readLines(lines);
  // Each message was cut at another width.
  const runs: { isAside: boolean; isMessage: boolean; lines: string[] }[] = [];
  let isNext = true;
  for (const message of messages) {
    if (message && (isNext || runs.at(-1)?.isAside !== message.isAside)) runs.push({ ...message, lines: [] });
    if (message) runs.at(-1)?.lines.push(message.text);
    isNext = message === null;
  }
  return runs.flatMap(({ isAside, isMessage, lines: own }) =>
    readLines(own).map((block) => ({
      ...block,
      ...(isMessage && { isMessage }),
      ...(isAside && ({ kind: "paragraph", isAside } as const)),
    })),
  );
}

function readLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let afterGap = true;
  for (const line of joinWrapped(lines)) {
    const last = blocks.at(-1);
    if (tidy(line) === "" || RULER.test(line)) {
      // A ruler right below a line makes a heading of it.
      if (/[-=~_*]/.test(line) && !afterGap && last?.kind === "paragraph" && last.text.length <= 60)
        last.kind = "heading";
      afterGap = true;
      continue;
    }
    const block = readLine(line);
    if (block.text !== "") blocks.push({ ...block, ...(afterGap && { afterGap }) });
    afterGap = false;
  }
  return blocks;
}

/** The dots that lead from a label to its value: "Wi-Fi ..... Lake". */
const LEADERS = /(?<=[\p{L}\p{N})])\s*(?:\.{4,}|(?:\. ){3,}|_{4,}|…{2,})\s*(?=\S)/gu;

/** "**WiFi** Lake **Password** kea" in one line. */
const BOLD_LABEL = /(?<![\w*])\*\*([\p{L}\d][^*:]{0,30}?):?\*\*:?[ \t]+(?=[^\s*])/gu;

/** A longer line is text, whatever marks are in it; characters. */
const MAX_MARKED = 10_000;

/** Reads a line with the marks that its author typed: a bullet, a number, a heading's decoration, bars between cells. */
export function readLine(typed: string): Block {
  if (typed.length > MAX_MARKED) return { kind: "paragraph", text: tidy(typed) };
  const line = typed.replaceAll(LEADERS, ": ").replaceAll(BOLD_LABEL, "$1: ");
  const hashes = HASHES.exec(line);
  if (hashes) return { kind: "heading", text: tidy(hashes[1] ?? "") };
  const decorated = DECORATED.exec(line);
  if (decorated && !ENDS_SENTENCE.test(line))
    return { kind: "heading", text: tidy(decorated[2] ?? decorated[3] ?? "") };
  const cells = cellsOf(line);
  if (cells) return rowOfCells(cells);
  if (BULLET.test(line)) return { kind: "bullet", text: tidy(line.replace(BULLET, "")) };
  if (STEP.test(line)) return { kind: "step", text: tidy(line.replace(STEP, "")) };
  const text = decorated ? (decorated[2] ?? decorated[3] ?? line) : line;
  return { kind: "paragraph", text: tidy(text).replace(EMOJI, "") };
}

/** Cells stand between bars, tabs or wide gaps. */
function cellsOf(typed: string): string[] | null {
  // No gap goes on to the end: one that did would be read as often as it is long.
  const line = typed.trim();
  const separator = /\S\s*\|\s*\S/.test(line)
    ? /\s*\|\s*/
    : /\S(?:\t| {3,})\s*\S/.test(line)
      ? /\t\s*| {3,}/
      : null;
  if (!separator) return null;
  const cells = line.split(separator).filter((cell) => cell.trim() !== "");
  return cells.length > 1 ? cells : null;
}

/** A line this long may have been cut because it was full, not because its sentence was over; characters. */
const FULL = 50;
/** Text that was cut at a width has no longer line than this. */
const MAX_WIDTH = 100;
/** How far a full line may end before the width, since its next word was too long. */
const RAGGED = 14;
/** "STOVE ..... push and turn", "FISHING - you need a licence". */
const CAPITAL_LABEL = /^\s*\p{Lu}[\p{Lu}\s/&'’-]{0,24}(?:\s*[:=…]|\s*\.{3,}|\s+[-–—]\s)/u;
const CAPITALS = /^\s*\p{Lu}[\p{Lu}\s/&'’-]*$/u;
/** Starts of lines that never continue the line before. */
const BEGINS = [BULLET, STEP, RULER, HASHES, DECORATED, CAPITAL_LABEL, CAPITALS];
/** "House Manual 1 / 2" at the foot of a page. */
const PAGE_NUMBER = /\d\s?\/\s?\d+\s*$/;

/** A text is hard-wrapped if this number of lines, and this share of the longer ones, end near the same width. */
const MIN_CUT = { lines: 3, share: 0.3 };
/** A column this narrow is one if this number of lines, and this share of all, begin within a sentence. */
const MIN_NARROW = { width: 24, lines: 8, share: 0.3 };

/** Puts lines together that an e-mail, an old editor or a column cut at a width. */
function joinWrapped(lines: readonly string[]): string[] {
  const lengths = lines.map((line) => line.trimEnd().length);
  const width = lengths.reduce((widest, length) => Math.max(widest, length), 0);
  if (width > MAX_WIDTH) return [...lines];
  const small = lines.filter((line) => /^\s*\p{Ll}/u.test(line)).length;
  const isNarrow =
    width >= MIN_NARROW.width &&
    width < FULL &&
    small >= MIN_NARROW.lines &&
    small >= lines.length * MIN_NARROW.share;
  const minFull = isNarrow ? width - RAGGED : Math.max(FULL, width - RAGGED);
  const full = lengths.filter((length) => length >= minFull).length;
  const longer = lengths.filter((length) => length > FULL / 2).length;
  const isCut = isNarrow || (full >= MIN_CUT.lines && full >= longer * MIN_CUT.share);
  const joined: string[] = [];
  let before = "";
  for (const line of lines) {
    const isSmall = /^\s*\p{Ll}/u.test(line);
    const isFull = before.length >= minFull && (before.length >= width - 6 || !isOver(before) || isSmall);
    if ((isCut || isSmall) && isFull && canGoOn(before, line))
      joined.push(joinLine(joined.pop() ?? "", line));
    else joined.push(line);
    before = line.trimEnd();
  }
  return joined;
}

const isOver = (line: string) => /[.!?:]["')\]]?$/.test(line);

function canGoOn(before: string, line: string): boolean {
  if (line.trim() === "" || before.trim() === "" || BEGINS.some((begins) => begins.test(line))) return false;
  return !cellsOf(line) && !cellsOf(before) && !HASHES.test(before) && !PAGE_NUMBER.test(before);
}

/** Words that have a hyphen at every place of a line. */
const HYPHENATED = /(?<!\p{L})(?:\p{L}|wi|check|self|non|half|three|four|five|drop|pick|pull|semi)-$/iu;

/** A word that was cut at the end of its line is one word. */
function joinLine(before: string, line: string): string {
  const isCutWord = /\p{Ll}{2}-$/u.test(before) && /^\s*\p{Ll}/u.test(line) && !HYPHENATED.test(before);
  return isCutWord ? before.slice(0, -1) + line.trim() : `${before} ${line.trim()}`;
}
