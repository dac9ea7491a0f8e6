import { contentThreads } from "#guidebooks/contentThreads.server.ts";
import { tooLong } from "#guidebooks/weighSection.server.ts";
import { ok, type Result } from "#platform/refusal.ts";
import { removeInvisible } from "#platform/visibleText.ts";

/** A translation as it came in, and what kind of words it is of. */
export interface RawTranslation {
  kind: "text" | "html";
  text: string;
}

/**
 * Returns translations as they are stored: without invisible characters, rich text sanitised and without anybody else's
 * pictures. Refuses with 413 `too_large` what is too long together.
 */
export async function cleanTexts(raw: readonly RawTranslation[]): Promise<Result<string[]>> {
  const visible = raw.map(({ kind, text }) => ({ kind, text: removeInvisible(text).trim() }));
  const rich = visible.filter(({ kind, text }) => kind === "html" && text !== "");
  if (rich.length === 0) return ok(visible.map(({ text }) => text));
  const read = await contentThreads.run(
    "sanitiseTexts",
    rich.map(({ text }) => text),
  );
  if (!read.ok) return read;
  const clean = read.value;
  if (clean === "too long") return { ok: false, refusal: tooLong };
  return ok(visible.map((one) => (rich.includes(one) ? (clean[rich.indexOf(one)] ?? "") : one.text)));
}
