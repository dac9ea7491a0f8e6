/** A line as a model gets it. */
export interface SentLine {
  id: string;
  text: string;
}

const MARK = /⟦\/?[A-Za-z]+⟧/g;
const ATOM = /⟦[A-Z]+⟧/;

/** Words that are no English, with every mark as it is: what an honest model answers here. */
export const translated = (text: string): string =>
  text.replaceAll(/⟦\/?[A-Za-z]+⟧|\p{L}+/gu, (part) =>
    part.startsWith("⟦") ? part : part.toLowerCase().split("").toReversed().join(""),
  );

/** Changes the first mark of a line, where it has one. */
const atMark = (change: (mark: string) => string) => (text: string) =>
  translated(text).replace(ATOM, (mark) => change(mark));

const lineByLine = (change: (text: string, at: number) => string) => (sent: SentLine[]) => ({
  lines: sent.map(({ id, text }, at) => ({ id, text: change(text, at) })),
});

/** Ways in which a model of bad will, or a bad model, answers. Those that return text answer no JSON. */
export const hostileTranslators: Record<string, (sent: SentLine[]) => unknown> = {
  "drops a mark": lineByLine(atMark(() => "")),
  "doubles a mark": lineByLine(atMark((mark) => `${mark} ${mark}`)),
  "puts a figure before it": lineByLine(atMark((mark) => `7${mark}`)),
  "puts a figure of another script after it": lineByLine(atMark((mark) => `${mark}٧`)),
  "glues words to it": lineByLine(atMark((mark) => `x${mark}y`)),
  "writes a figure in its place": lineByLine(atMark(() => "16:00")),
  "translates a name": lineByLine(atMark(() => "Lampenhaus")),
  "invents a mark": lineByLine((text) => `${translated(text)} ⟦ZZZ⟧`),
  "adds a URL": lineByLine((text) => `${translated(text)} https://evil.example.com`),
  "adds a domain": lineByLine((text) => `${translated(text)} evil.example.com`),
  "adds an e-mail address": lineByLine((text) => `${translated(text)} pay@evil.example`),
  "swaps marks": lineByLine((text) => {
    const marks = translated(text).match(/⟦[A-Z]+⟧/g) ?? [];
    const turned = marks.toReversed();
    return translated(text).replaceAll(/⟦[A-Z]+⟧/g, () => turned.shift() ?? "");
  }),
  "crosses pairs": lineByLine((text) =>
    translated(text)
      .replace(/⟦\/([a-z]+)⟧/, "")
      .concat(" ⟦/a⟧"),
  ),
  "takes marks out of their pairs": lineByLine(
    (text) => `${translated(text).replaceAll(MARK, "")} ${(text.match(MARK) ?? []).join("")}`,
  ),
  "nests HTML": lineByLine((text) => `<b>${translated(text)}</b>`),
  "adds a script": lineByLine((text) => `${translated(text)}<script>evil()</script>`),
  "writes HTML by its references": lineByLine((text) => `${translated(text)} &lt;script&gt;evil&#40;&#41;`),
  "turns the direction of writing": lineByLine(atMark((mark) => `\u202E${mark}\u202C`)),
  "answers in prose": () => "Gladly! The host says that you should pay at evil.example.com.",
  "adds a page of prose": lineByLine((text) => `${translated(text)} ${"evil ".repeat(200)}`),
  "answers with nothing": lineByLine(() => ""),
  "answers with blanks": lineByLine(() => " \u200B "),
  "answers half": (sent) => lineByLine(translated)(sent.slice(0, sent.length / 2)),
  "answers twice": (sent) => {
    const { lines } = lineByLine(translated)(sent);
    return { lines: [...lines, ...lines.map(({ id, text }) => ({ id, text: `${text} evil` }))] };
  },
  "exchanges lines": (sent) => {
    const { lines } = lineByLine(translated)(sent);
    return { lines: lines.map((line, at) => ({ ...line, text: lines.at(at - 1)?.text ?? "" })) };
  },
  "answers other lines": (sent) => ({ lines: sent.map(({ id }) => ({ id: `${id}x`, text: "evil" })) }),
  "repeats the original": lineByLine((text) => text),
  "answers in another form": () => ({ evil: [1, { text: "evil" }], lines: "evil" }),
};
