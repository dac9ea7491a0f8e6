const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;
const TAB = 9;
/** A longer line is cut: no value that is read is longer. */
const MAX_LINE_BYTES = 16 * 1024;

/** Read between two yields, which takes a few milliseconds; blank lines and folds count. */
const LINES_A_TURN = 500;

/** Returns the offset after a byte order mark. */
const textStart = (bytes: Uint8Array) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;

/**
 * Yields the content lines of a feed, unfolded (RFC 5545 §3.1). Lines may end with LF alone, and folds may be a space
 * or a tab, inside a character of several bytes too, so bytes are joined before they are decoded as UTF-8. Yields null
 * where the caller may let other work run.
 */
export function* contentLines(bytes: Uint8Array): Generator<string | null> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let length = 0;
  let lines = 0;
  const addPart = (part: Uint8Array) => {
    const fitting = part.subarray(0, MAX_LINE_BYTES - length);
    if (fitting.length > 0) parts.push(fitting);
    length += fitting.length;
  };
  for (let start = textStart(bytes); start < bytes.length;) {
    if ((lines += 1) % LINES_A_TURN === 0) yield null;
    const found = bytes.indexOf(LINE_FEED, start);
    const next = found === -1 ? bytes.length : found;
    const end = next > start && bytes[next - 1] === RETURN ? next - 1 : next;
    const isFold = bytes[start] === SPACE || bytes[start] === TAB;
    if (!isFold && length > 0) {
      yield decoder.decode(joined(parts, length));
      parts = [];
      length = 0;
    }
    addPart(bytes.subarray(isFold ? start + 1 : start, end));
    start = next + 1;
  }
  if (length > 0) yield decoder.decode(joined(parts, length));
}

function joined(parts: Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A property of a component: its name in capitals, its parameters, its raw value. */
export interface ContentLine {
  name: string;
  params: Map<string, string>;
  value: string;
}

const NAME = /^(?:[\w-]+\.)?([\w-]+)([;:])/;
const PARAM = /([\w-]+)=("[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*([;:])/y;
const NO_PARAMS: ReadonlyMap<string, string> = new Map();

/** Parses one content line, in any case and with a group before the name. Null for a broken line, which is left out. */
export function readContentLine(line: string): ContentLine | null {
  const [head, name = "", mark] = NAME.exec(line) ?? [];
  if (head === undefined) return null;
  const upper = name.toUpperCase();
  if (mark === ":") return { name: upper, params: new Map(NO_PARAMS), value: line.slice(head.length) };
  const params = new Map<string, string>();
  PARAM.lastIndex = head.length;
  for (let match = PARAM.exec(line); match; match = PARAM.exec(line)) {
    const [, key = "", value = "", end] = match;
    params.set(key.toUpperCase(), value.replaceAll('"', ""));
    if (end === ":") return { name: upper, params, value: line.slice(PARAM.lastIndex) };
  }
  return null;
}

/** Parses a text value (RFC 5545 §3.3.11): escaped line breaks, commas, semicolons and backslashes. */
export function readText(value: string): string {
  return value
    .replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark === "n" || mark === "N" ? "\n" : mark))
    .trim();
}
