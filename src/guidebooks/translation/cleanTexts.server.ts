import type { Actor } from "#accounts/actor.ts";
import { contentProcesses } from "#guidebooks/contentProcesses.server.ts";
import { tooLong } from "#guidebooks/weighSection.server.ts";
import { ok, type Result } from "#core/refusal.ts";
import { removeInvisible } from "#core/visibleText.ts";

interface RawTranslation {
  kind: "text" | "html";
  text: string;
}

/** Returns translations as stored: sanitised, without foreign pictures. Refuses with 413 `too_large`. */
export async function cleanTexts(
  { accountId }: Actor,
  raw: readonly RawTranslation[],
): Promise<Result<string[]>> {
  const visible = raw.map(({ kind, text }) => ({ kind, text: removeInvisible(text).trim() }));
  const rich = new Set(visible.flatMap(({ kind, text }) => (kind === "html" && text !== "" ? [text] : [])));
  if (rich.size === 0) return ok(visible.map(({ text }) => text));
  const read = await contentProcesses.run(accountId, "sanitiseTexts", [...rich]);
  if (!read.ok) return read;
  const clean = read.value;
  if (clean === "too long") return { ok: false, refusal: tooLong };
  const cleaned = new Map([...rich].map((text, at) => [text, clean[at] ?? ""]));
  return ok(visible.map(({ kind, text }) => (kind === "html" ? (cleaned.get(text) ?? "") : text)));
}
