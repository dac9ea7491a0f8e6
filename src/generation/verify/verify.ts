import { put, type GeneratedSection, type GeneratedSections } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import type { Checked } from "#generation/score.ts";
import {
  digitsOf,
  factsOf,
  figuresIn,
  lexiconOf,
  phonesIn,
  type Facts,
  type Lexicon,
} from "#generation/verify/lexicon.ts";
import type { PlaceNearby } from "#places/place.ts";
import { sectionTypes, type SectionType } from "#sections/catalog.ts";
import type { Leaf } from "#sections/field.ts";
import { filterBlocks, linksIn, readableText } from "#sections/richtext/reading.ts";
import { leavesOf, mapLeaves } from "#sections/section.ts";

/**
 * Checks a generated guidebook, whoever wrote it: removes and counts a business that the places service did not return,
 * and a figure, telephone number or link that no fact holds. An item's name is exactly the source's.
 */
export function verify(
  generatedSections: GeneratedSections,
  plan: Plan,
): { generatedSections: GeneratedSections; checked: Checked } {
  const lexicon = lexiconOf(plan);
  const checked: Checked = { accepted: 0, dropped: 0 };
  const after: GeneratedSections = {};
  for (const type of sectionTypes) {
    const generated = generatedSections[type];
    if (generated) put(after, type, verifySection(type, generated, plan, lexicon, checked));
  }
  return { generatedSections: after, checked };
}

/** Checks one section on its own, for writing it anew. */
export function verifyOne(
  type: SectionType,
  generated: GeneratedSection,
  plan: Plan,
): { generated: GeneratedSection; checked: Checked } {
  const checked: Checked = { accepted: 0, dropped: 0 };
  return { generated: verifySection(type, generated, plan, lexiconOf(plan), checked), checked };
}

function verifySection(
  type: SectionType,
  generated: GeneratedSection,
  plan: Plan,
  lexicon: Lexicon,
  checked: Checked,
): GeneratedSection {
  const picked = new Map(plan.picks[type].map((place) => [place.id, place]));
  const leaves = leavesOf({ type, content: generated.content });
  const described = new Map(leaves.map(({ path, value }) => [path, value]));
  const isAccepted = new Map(
    leaves.filter(isPlaceOrIdea).map((name) => {
      const description = described.get(name.path.replace(/name$/, "description")) ?? "";
      return [name.path, itemIsTrue(name, description, picked, plan, checked)];
    }),
  );
  const content = mapLeaves(type, generated.content, ({ path, kind, value }) => {
    if (kind === "html") return blocksIfTrue(value, lexicon, checked);
    return isAccepted.get(path) === false ? undefined : value;
  });
  return { ...generated, content };
}

/** The name of an entry in a list of places or ideas: without it the entry is gone. */
const isPlaceOrIdea = ({ path }: Leaf) => path.endsWith(".name");

/** An item is held to the facts of its own place: another's distance or number would be as wrong as an invented one. */
function itemIsTrue(
  { value: name, placeId }: Leaf,
  description: string,
  picked: Map<string, PlaceNearby>,
  plan: Plan,
  checked: Checked,
): boolean {
  const place = picked.get(placeId ?? "");
  const isAccepted = place?.name === name && isTrue(description, factsOf(place, plan));
  checked[isAccepted ? "accepted" : "dropped"] += 1;
  return isAccepted;
}

function blocksIfTrue(html: string, lexicon: Lexicon, checked: Checked): string {
  return filterBlocks(html, (block) => {
    const isKnown = (link: string) => isKnownLink(link, lexicon);
    const good = isTrue(readableText([block]), lexicon) && linksIn([block]).every(isKnown);
    checked[good ? "accepted" : "dropped"] += 1;
    return good;
  });
}

function isKnownLink(href: string, { phones, numbers, links }: Facts): boolean {
  if (href.startsWith("tel:")) return phones.has(digitsOf(href)) || numbers.has(digitsOf(href));
  return links.has(href);
}

const LINKS = /\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\S+/gi;

function isTrue(text: string, { phones, numbers, links }: Facts): boolean {
  return (
    (text.match(LINKS) ?? []).every((link) => links.has(link)) &&
    figuresIn(text).every((figure) => numbers.has(figure)) &&
    phonesIn(text).every((digits) => phones.has(digits))
  );
}
