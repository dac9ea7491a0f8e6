import { put, type Draft, type Drafts } from "#generation/draft.ts";
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
import { sectionTypes, type SectionContent, type SectionType } from "#sections/catalog.ts";
import type { ListItem } from "#sections/list/content.ts";
import { plainText } from "#sections/plainText.ts";

/**
 * The last look at a guidebook, whoever wrote it: a business that the places service did not return, a figure, telephone
 * number or link that no fact holds is taken out and counted. An item's name is exactly the source's.
 */
export function verify(drafts: Drafts, plan: Plan): { drafts: Drafts; checked: Checked } {
  const lexicon = lexiconOf(plan);
  const checked: Checked = { accepted: 0, dropped: 0 };
  const after: Drafts = {};
  for (const type of sectionTypes) {
    const draft = drafts[type];
    if (draft) put(after, type, verifySection(type, draft, plan, lexicon, checked));
  }
  return { drafts: after, checked };
}

/** One section on its own, for writing it anew. */
export function verifyOne(type: SectionType, draft: Draft, plan: Plan): { draft: Draft; checked: Checked } {
  const checked: Checked = { accepted: 0, dropped: 0 };
  return { draft: verifySection(type, draft, plan, lexiconOf(plan), checked), checked };
}

function verifySection(
  type: SectionType,
  draft: Draft,
  plan: Plan,
  lexicon: Lexicon,
  checked: Checked,
): Draft {
  const picked = new Map(plan.picks[type].map((place) => [place.name, place]));
  const items = (all: ListItem[]) => all.flatMap((item) => itemIfTrue(item, picked, plan, checked));
  const html = (text: string) => blocksIfTrue(text, lexicon, checked);
  return { ...draft, content: walk(draft.content, { items, html }) };
}

interface Checks {
  items: (all: ListItem[]) => ListItem[];
  html: (text: string) => string;
}

/** What of each shape of content is checked: items by name, prose by block. Other fields are the host's or ours. */
function walk(content: SectionContent, { items, html }: Checks): SectionContent {
  if ("text" in content) return { ...content, text: html(content.text) };
  if ("restaurants" in content) {
    return { ...content, restaurants: items(content.restaurants), activities: items(content.activities) };
  }
  if ("items" in content && !("intro" in content) && content.items.every(isListItem)) {
    return { ...content, items: items(content.items) };
  }
  return content;
}

const isListItem = (item: object): item is ListItem => "name" in item;

/** An item is held to the facts of its own place: another's distance or number would be as wrong as an invented one. */
function itemIfTrue(
  item: ListItem,
  picked: Map<string, PlaceNearby>,
  plan: Plan,
  checked: Checked,
): ListItem[] {
  const place = picked.get(item.name);
  const isAccepted = place !== undefined && isTrue(item.description, factsOf(place, plan));
  checked[isAccepted ? "accepted" : "dropped"] += 1;
  return isAccepted ? [item] : [];
}

const BLOCK = /<(p|li)\b[^>]*>.*?<\/\1>/gs;
const HREF = /href="([^"]*)"/g;

function blocksIfTrue(html: string, lexicon: Lexicon, checked: Checked): string {
  const proven = html.replaceAll(BLOCK, (block) => {
    const links = [...block.matchAll(HREF)].map(([, href = ""]) => href);
    const good = isTrue(plainText(block), lexicon) && links.every((link) => isKnownLink(link, lexicon));
    checked[good ? "accepted" : "dropped"] += 1;
    return good ? block : "";
  });
  return proven.replaceAll("<ul></ul>", "");
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
