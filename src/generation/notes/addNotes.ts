import { paragraph, type GeneratedSection } from "#generation/generatedSection.ts";
import { noteSections } from "#generation/notes/topics.ts";
import type { PlacedNote, PlacedNotes } from "#generation/notes/placeNotes.ts";
import type { SectionContent, SectionType } from "#sections/catalog.ts";
import { stayOnlyBlock } from "#sections/richtext/stayPassages.ts";
import { escapeMarkup } from "#core/markup.ts";

type Content<Type extends SectionType> = SectionContent<Type>;
type Add<Type extends SectionType> = (
  content: Content<Type>,
  placed: PlacedNotes,
  own: PlacedNote[],
) => Content<Type>;

/** Returns sentences as paragraphs, those that open a door in a block "Only during the stay" (Stays 1). */
function asHtml(notes: readonly PlacedNote[]): string {
  const paragraphs = (all: readonly PlacedNote[]) =>
    all.map(({ text }) => paragraph(escapeMarkup(text))).join("");
  const secrets = notes.filter(({ isSecret }) => isSecret);
  const open = paragraphs(notes.filter(({ isSecret }) => !isSecret));
  return secrets.length > 0 ? `${open}${stayOnlyBlock(paragraphs(secrets))}` : open;
}

/** Before the generated text: the host's sentences come first. */
const addProse = (content: Content<"welcome">, _: PlacedNotes, own: PlacedNote[]) => ({
  text: `${asHtml(own)}${content.text}`,
});

const adders: { [Type in (typeof noteSections)[number]]: Add<Type> } = {
  /** After the greeting. */
  welcome: ({ text }, _, own) => ({ text: text.replace(/(?<=<\/p>)|$/, () => asHtml(own)) }),
  amenities: addProse,
  kitchen: addProse,
  emergency: (content, _, own) => ({ text: `${content.text}${asHtml(own)}` }),
  transportation: addProse,
  rules: ({ rules }, _, own) => ({ rules: [...own.map(({ text }) => text), ...rules] }),
  wifi: (content, { fields }, own) => ({
    networkName: fields.networkName ?? content.networkName,
    password: fields.password ?? content.password,
    notes: `${content.notes}${asHtml(own)}`,
  }),
  checkin: (content, { fields }, own) => ({
    ...content,
    checkInTime: fields.checkInTime ?? content.checkInTime,
    doorCode: fields.doorCode ?? content.doorCode,
    details: `${content.details}${asHtml(own.filter(({ topic }) => topic !== "parking"))}`,
    parkingInfo: `${content.parkingInfo}${asHtml(own.filter(({ topic }) => topic === "parking"))}`,
  }),
  departure: (content, { fields }, own) => ({
    ...content,
    checkOutTime: fields.checkOutTime ?? content.checkOutTime,
    items: [...own.map(({ text }) => text), ...content.items],
  }),
};

/** Adds a host's notes to a generated section, word for word. */
export function addNotes(
  type: SectionType,
  generated: GeneratedSection,
  placed: PlacedNotes,
): GeneratedSection {
  const own = placed.notes.filter(({ section }) => section === type);
  const add = Object.hasOwn(adders, type)
    ? (adders as Record<string, (content: never, placed: PlacedNotes, own: PlacedNote[]) => SectionContent>)[
        type
      ] // called with the content of its type
    : undefined;
  return add ? { ...generated, content: add(generated.content as never, placed, own) } : generated; // as above
}
