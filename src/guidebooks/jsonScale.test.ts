import { expect, test } from "vitest";
import { newJsonScale } from "#guidebooks/jsonScale.ts";

function weigh(text: string, pieceLength: number) {
  const scale = newJsonScale();
  for (let at = 0; at < text.length; at += pieceLength) scale.add(text.slice(at, at + pieceLength));
  scale.add(" ".repeat(60)); // what is held back is weighed with what follows
  return { characters: scale.characters - 60, values: scale.values };
}

const picture = (size: number) => `data:image/png;base64,${"A".repeat(size)}`;
const HEAD = "data:image/png;base64,".length;

test.each([1, 7, 64, 10_000])("in pieces of %d characters weighs the same", (pieceLength) => {
  const html = `<p>a \\" b [,]{}</p><img src=\\"${picture(5000)}\\"><img src='${picture(70)}'>`;
  const text = `{"content":{"text":"${html}","items":[1,2,[],{"a":[]}]},"version":3}`;
  expect(weigh(text, pieceLength)).toEqual({ characters: text.length - 5070, values: 12 });
});

test("takes nothing else for a picture", () => {
  for (const text of [
    "data:image/png;base65,AAAA",
    "data:text/html;base64,AAAA",
    `data:image/${"x".repeat(41)};base64,AAAA`,
    "data:image/png,AAAA",
  ]) {
    expect(weigh(`"${text}"`, 5).characters).toBe(text.length + 2);
  }
  expect(weigh(`"DATA:image/PNG;BASE64,AA"`, 5).characters).toBe(HEAD + 2);
});
