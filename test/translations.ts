import type { HostTranslationUnit, TranslatedSection } from "#guidebooks/translation/contract.ts";
import type { Visitor } from "#test/visitor.ts";

/** Writes the content of a section of a type. */
export async function writeSection(
  host: Visitor,
  guidebook: string,
  type: string,
  content: unknown,
): Promise<{ id: string; version: number }> {
  const { body } = await host.get(`/api/guidebooks/${guidebook}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await host.put(`/api/guidebook-sections/${section.id}`, { content });
  if (saved.status !== 200) throw new Error(saved.text);
  return saved.body;
}

/** Returns the texts of a section of a type with their translations. */
export async function translatedSection(
  host: Visitor,
  guidebook: string,
  type: string,
  language = "de",
): Promise<TranslatedSection> {
  const { body } = await host.get(`/api/guidebooks/${guidebook}/translations?language=${language}`);
  const section = body.sections.find((one: TranslatedSection) => one.type === type);
  if (!section) throw new Error(`${type} has nothing to translate`);
  return section;
}

export async function translationUnit(
  host: Visitor,
  guidebook: string,
  type: string,
  path: string,
  language = "de",
): Promise<HostTranslationUnit> {
  const { units } = await translatedSection(host, guidebook, type, language);
  const unit = units.find((one) => one.path === path);
  if (!unit) throw new Error(`${type} has no ${path}`);
  return unit;
}

/** Has a host type the translation of what stands at a path now. */
export async function translate(
  host: Visitor,
  guidebook: string,
  [type, path]: readonly [string, string],
  text: string,
  more: Record<string, unknown> = {},
) {
  const language = typeof more["language"] === "string" ? more["language"] : "de";
  const { id: sectionId } = await translatedSection(host, guidebook, type, language);
  const { digest } = await translationUnit(host, guidebook, type, path, language);
  const change = { language, sectionId, path, digest, text, ...more };
  return host.put(`/api/guidebooks/${guidebook}/translations`, change);
}
