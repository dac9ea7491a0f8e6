import { isBlankHtml, picturesIn, picturesOf, inline } from "#sections/richtext/reading.ts";
import { haveSameMarks, notForBlocksIn, withoutNotFor } from "#sections/richtext/notForPassages.ts";
import { stayOnlyIn, withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { elementsIn, readReferences, readRichText, type RichNode } from "#sections/richtext/tree.ts";
import { compareLocked } from "#guidebooks/translation/lock/compareLocked.ts";
import { lockedParts, secretPattern, type KnownNames } from "#guidebooks/translation/lock/lockedParts.ts";
import type { TranslationProblem } from "#guidebooks/translation/problems.ts";

export interface Words {
  kind: "text" | "html";
  value: string;
}

interface TranslationToCheck {
  source: Words;
  translation: string;
}

/** Returns the problems of each translation, for a child process: long texts would block the server. */
export const checkTranslations = ({
  all,
  known,
  strict,
}: {
  all: readonly TranslationToCheck[];
  known: KnownNames;
  strict: boolean;
}): TranslationProblem[][] =>
  all.map(({ source, translation }) => checkTranslation(source, translation, known, { strict }));

/**
 * Returns the problems of a translation: locked parts that were changed, lost, doubled or invented, and secrets
 * outside their passage. With `strict` also elements that differ in rich text: a host may add a list, a machine may
 * not.
 */
export function checkTranslation(
  { kind, value: source }: Words,
  translation: string,
  known: KnownNames,
  { strict }: { strict: boolean },
): TranslationProblem[] {
  if (kind === "text") {
    if (translation.trim() === "") return [{ code: "empty" }];
    return [...leakedSecrets(source, translation, known), ...compareLocked(source, translation, known)];
  }
  if (isBlankHtml(translation)) return [{ code: "empty" }];
  const final = finalProblems(source, translation, known);
  if (final.length > 0) return final;
  const problems = [
    ...compareLocked(openText(source), openText(translation), known),
    ...compareLocked(stayText(source), stayText(translation), known),
    ...changedTargets(source, translation),
    ...problemsForAll(source, translation, known),
  ];
  if (strict && shapeOfHtml(source) !== shapeOfHtml(translation)) problems.push({ code: "markup" });
  return problems;
}

/** Returns the changes in what readers of any platform see; none where they see the whole text. */
function problemsForAll(source: string, translation: string, known: KnownNames): TranslationProblem[] {
  const [forAll, forAllNow] = [withoutNotFor(source), withoutNotFor(translation)];
  if (forAll === source) return [];
  return [
    ...compareLocked(openText(forAll), openText(forAllNow), known),
    ...changedTargets(forAll, forAllNow),
  ];
}

/** Returns the problems of translated rich text that no host may override. */
export function finalProblems(source: string, translation: string, known: KnownNames): TranslationProblem[] {
  const leaks = leaksIn(source, translation, known);
  if (leaks.length > 0) return leaks;
  const pictures = new Set(picturesIn(source));
  return picturesIn(translation).every((path) => pictures.has(path)) ? [] : [{ code: "picture" }];
}

/** Parts of a passage for the stay that are searched in the open text. */
const MAX_SECRETS = 500;

/** Parts of a passage for the stay, or of known secrets, that every reader would see. */
function leaksIn(source: string, translation: string, known: KnownNames): TranslationProblem[] {
  const passages = stayOnlyIn(source);
  if (passages.length !== stayOnlyIn(translation).length) return [{ code: "passage" }];
  if (!haveSameMarks(source, translation)) return [{ code: "passage" }];
  const open = openText(source);
  const openNow = openText(translation);
  const secret = lockedParts(textOf(passages), known).filter(
    ({ kind }) => kind !== "name" && kind !== "sign",
  );
  const leaked = [...new Set(secret.map(({ text }) => text))]
    .slice(0, MAX_SECRETS)
    .filter((text) => openNow.includes(text) && !open.includes(text));
  const openPictures = new Set(picturesIn(withoutStayOnly(source)));
  const openNowPictures = new Set(picturesIn(withoutStayOnly(translation)));
  const pictures = picturesOf(passages).filter(
    (path) => openNowPictures.has(path) && !openPictures.has(path),
  );
  return [
    ...leaked.map((part) => ({ code: "secret" as const, part })),
    ...pictures.map(() => ({ code: "passage" as const })),
    ...leakedSecrets(open, openNow, known),
    ...movedOutForAll(source, translation, known),
  ];
}

/** Parts, links and pictures of a passage not for some platforms that readers of these would see. */
function movedOutForAll(source: string, translation: string, known: KnownNames): TranslationProblem[] {
  const blocks = notForBlocksIn(source);
  if (blocks.length === 0) return [];
  const [forAll, forAllNow] = [withoutNotFor(source), withoutNotFor(translation)];
  const [text, textNow] = [textOf(readRichText(forAll)), textOf(readRichText(forAllNow))];
  const [targets, targetsNow] = [new Set(targetsIn(forAll)), new Set(targetsIn(forAllNow))];
  const parts = lockedParts(textOf(blocks), known).filter(({ kind }) => kind !== "name" && kind !== "sign");
  const isMoved =
    parts.slice(0, MAX_SECRETS).some((part) => textNow.includes(part.text) && !text.includes(part.text)) ||
    targetsIn(source).some((target) => targetsNow.has(target) && !targets.has(target));
  return isMoved ? [{ code: "passage" }] : [];
}

function leakedSecrets(source: string, translation: string, { secrets }: KnownNames): TranslationProblem[] {
  const found = secrets.filter((secret) => {
    const pattern = secretPattern(secret);
    return translation.search(pattern) !== -1 && source.search(pattern) === -1;
  });
  return found.map((part) => ({ code: "secret", part }));
}

const openText = (html: string) => textOf(readRichText(withoutStayOnly(html)));
const stayText = (html: string) => textOf(stayOnlyIn(html));

/** Returns the displayed text of rich text, each block on a separate line. */
function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return readReferences(node);
      return inline.has(node.tag) ? textOf(node.children) : `\n${textOf(node.children)}\n`;
    })
    .join("");
}

/** Link targets and pictures, in their order. */
function changedTargets(source: string, translation: string): TranslationProblem[] {
  const before = targetsIn(source);
  const after = targetsIn(translation);
  const [known, knownAfter] = [new Set(before), new Set(after)];
  const lost = before.filter((target) => !knownAfter.has(target));
  const added = after.filter((target) => !known.has(target));
  if (lost.length + added.length === 0 && before.join(" ") !== after.join(" "))
    return [{ code: "moved", part: before.find((target, at) => after[at] !== target) ?? "" }];
  return [
    ...lost.map((part) => ({ code: "lost" as const, part })),
    ...added.map((part) => ({ code: "added" as const, part })),
  ];
}

const targetsIn = (html: string): string[] =>
  [...elementsIn(readRichText(html))]
    .flatMap(({ attributes }) => [...attributes.matchAll(/ (?:href|src)="([^"]*)"/g)])
    .map(([, target = ""]) => readReferences(target));

/** The elements of rich text with their attributes: blocks in their order, inline ones sorted. */
function shapeOfHtml(html: string): string {
  const shapeOf = (nodes: readonly RichNode[]): string => {
    const elements = nodes.flatMap((node) =>
      typeof node === "string" ? [] : `<${node.tag}${node.attributes}>${shapeOf(node.children)}</>`,
    );
    const isLine = nodes.every(
      (node) => typeof node === "string" || inline.has(node.tag) || node.tag === "br",
    );
    return (isLine ? elements.toSorted() : elements).join("");
  };
  return shapeOf(readRichText(html));
}
