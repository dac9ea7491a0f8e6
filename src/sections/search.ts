import { catalog, type SectionContent } from "#sections/catalog.ts";
import type { ListItem } from "#sections/list/content.ts";
import { plainText } from "#sections/plainText.ts";
import { addressLines } from "#sections/property/address.ts";
import type { GuestSection } from "#sections/section.ts";
import type { ContentOf, ShapeName } from "#sections/shapes.ts";
import { sayTime } from "#sections/time.ts";

/** What a guest can read of each shape, as the views say it; a new shape has to say its own. */
const words: { [Name in ShapeName]: (content: ContentOf<Name>) => (string | undefined)[] } = {
  prose: ({ text }) => [plainText(text)],
  list: ({ items }) => items.map(ofItem),
  wifi: ({ networkName, password, notes }) => [networkName, password, plainText(notes)],
  checkin: ({ checkInType, checkInTime, details, doorCode, parkingInfo }) => [
    doorCode,
    checkInTime && `from ${sayTime(checkInTime)}`,
    checkInType,
    plainText(details),
    plainText(parkingInfo),
  ],
  rules: ({ rules }) => rules,
  recommendations: ({ restaurants, activities }) => [...restaurants, ...activities].map(ofItem),
  departure: ({ checkOutTime, intro, items }) => [
    checkOutTime && `by ${sayTime(checkOutTime)}`,
    plainText(intro),
    ...items,
  ],
  property: (content) => [content.propertyName, ...addressLines(content)],
  howto: ({ items }) => items.flatMap(({ title, description }) => [title, plainText(description)]),
};

const ofItem = ({ name, category, description }: ListItem) =>
  [name, category, description].filter(Boolean).join(" ");

/** All words of a section as plain text, title first, a line for each part. */
export function sectionWords({
  type,
  title,
  content,
}: Pick<GuestSection, "type" | "title" | "content">): string {
  const say = words[catalog[type].shape] as (content: SectionContent) => (string | undefined)[]; // the type's own shape
  return [title, ...say(content)].filter(Boolean).join("\n");
}
