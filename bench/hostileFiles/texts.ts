import { numbered, repeated, textInputs, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Plain text and Markdown. */
export const texts: HostileInputs = (dice) => {
  const long = (20 + dice.below(4)) * MEGABYTE;
  const middle = 390_000;
  const word = dice.of(["wifi", "password", "check-in", "parking", "code", "the"]);
  const plain = textInputs("txt", {
    "line feeds": () => repeated("\n", long),
    returns: () => repeated("\r", long),
    "returns and line feeds": () => repeated("\r\n", long),
    "line separators": () => repeated("\u2028", long / 3),
    "form feeds": () => repeated("\f", long),
    "lines of one letter": () => repeated("a\n", long),
    "lines of one letter, as many as words are taken": () => repeated("a\n", middle),
    "one line": () => repeated("x", long),
    "one line, as long as words are taken": () => repeated("x", middle),
    spaces: () => repeated(" ", long),
    "a word and spaces": () => `a${repeated(" ", 1_900_000)}`,
    "words between wide gaps": () => repeated(`a${" ".repeat(900)}\t`, 1_900_000),
    tabs: () => repeated("a\t", middle),
    bars: () => repeated("|", middle),
    "one word again and again": () => repeated(`${word} `, middle),
    "two letters again and again": () => repeated("a ", middle),
    "sentences of one letter": () => repeated("A. ", middle),
    "networks and passwords": () => numbered((at) => `Wi-Fi: net${at} password: kea-${at}\n`, middle),
    "door codes": () => numbered((at) => `The door code is ${at}#.\n`, middle),
    "one sentence of codes": () => numbered((at) => `code ${at}# or `, middle),
    "headings alone": () => numbered((at) => `CHECK-IN ${at}:\n`, middle),
    "labels alone": () => repeated("Password:\n", middle),
    "times without end": () => repeated("10:00 - ", middle),
    "telephone numbers": () => repeated("+64 21 555 0182 ", middle),
    "one digit": () => repeated("9", middle),
    "huge numbers": () => repeated("1e999999 -0x1p9999 999999999999999999999 ", middle),
    "quotes that open": () => repeated("“\"'«", middle),
    "brackets that open": () => repeated("([{<", middle),
    "dots and dots": () => repeated("a. . . . ....", middle),
    "dots of a label without a value": () => `a${repeated(".", middle)}`,
    "marks of bullets": () => repeated("- • * ", middle),
    "numbers of steps": () => numbered((at) => `${at % 99}) `, middle),
    pictograms: () => repeated("⭐", middle / 2),
    "families of pictograms": () => repeated("👨‍👩‍👧‍👦", middle),
    "flags and a sign": () => `${repeated("🇳🇿", 60_000)}!`,
    "characters without width": () => repeated("\u200B\u2060\uFEFF", middle),
    "marks above one letter": () => `a${repeated("\u0301\u0327", middle)}`,
    "text that turns around": () => repeated("\u202Eabc\u2066", middle),
    "halves of signs": () => repeated("\uD800x\uDFFF", middle),
    "control characters": () => numbered((at) => String.fromCodePoint(1 + (at % 31)), middle),
    "e-mail addresses": () => repeated("a@a.a@", middle),
    "links without end": () => `https://${repeated("a/../?&#", middle)}`,
    "words joined by hyphens": () => repeated("a-", middle),
  });
  const markdown = textInputs("md", {
    "links that never close": () => repeated("[a](", middle),
    "pictures in links": () => repeated("![", middle),
    "stars that open": () => repeated("**a", middle),
    "underscores that open": () => repeated("_a ", middle),
    "marks of code": () => repeated("`", middle),
    quotations: () => repeated(">", middle),
    backslashes: () => repeated("\\", middle),
    "lists in lists": () => numbered((at) => `${" ".repeat(at % 500)}- a\n`, middle),
    "a table of bars": () => repeated("|-|-|\n", middle),
    "angle brackets": () => repeated("<http:", middle),
  });
  const bytesOf = (what: string, bytes: () => Uint8Array) => ({ what: `txt: ${what}`, name: "a.txt", bytes });
  const half = middle / 2;
  return [
    ...plain,
    ...markdown,
    bytesOf("UTF-16 without a mark", () => Buffer.from(repeated("Towels. ", half), "utf16le")),
    bytesOf("UTF-16, turned", () => Buffer.from(repeated("Towels. ", half), "utf16le").swap16()),
    bytesOf("UTF-16 cut in a sign", () =>
      Buffer.from(`\uFEFF${repeated("é", half)}`, "utf16le").subarray(0, -1),
    ),
    bytesOf("UTF-32", () => Buffer.from(repeated("a\0", half), "utf16le")),
    bytesOf("bytes that are no text", () => Buffer.alloc(long, 0xff)),
    bytesOf("bytes that begin signs", () => Buffer.alloc(long, 0xe2)),
    bytesOf("zeros", () => Buffer.alloc(long)),
    bytesOf("text that becomes zeros", () => Buffer.concat([Buffer.alloc(4096, "a "), Buffer.alloc(long)])),
    bytesOf("dice", () => Buffer.from(Array.from({ length: MEGABYTE }, () => dice.below(256)))),
    bytesOf("dice of letters", () =>
      Buffer.from(Array.from({ length: half }, () => dice.of('aA1 .:|#-*"(\n'.split(""))).join("")),
    ),
  ];
};
