import { z } from "zod";
import { contacts } from "#sections/contacts/content.ts";
import { property } from "#sections/property/content.ts";

/** A guidebook in which guests find a list of contacts. */
const contactHome = z.object({
  guidebookId: z.string(),
  sectionId: z.string(),
  name: z.string(),
  /** True where its host hides the section: then guests find it nowhere. */
  isHidden: z.boolean(),
});
export type ContactHome = z.output<typeof contactHome>;

/** Contacts that stand in one guidebook, or that several share as one section. */
export const contactList = z.object({
  /** The section by which it is changed. */
  sectionId: z.string(),
  guidebookId: z.string(),
  version: z.number(),
  content: contacts.schema,
  /** The host's own name of the section. */
  tile: z.string().nullable(),
  isShared: z.boolean(),
  homes: z.array(contactHome),
  /** In how many more guidebooks it is that the caller may not read. */
  others: z.number(),
  mayEdit: z.boolean(),
  /** Where one of the guidebooks is: one whose state wants certain contacts, where there is one. */
  property: property.schema.nullable(),
});
export type ContactList = z.output<typeof contactList>;

/** All contacts of an account, and the guidebooks whose guests reach nobody. */
export const contactLists = z.object({
  lists: z.array(contactList),
  without: z.array(
    z.object({ guidebookId: z.string(), name: z.string(), property: property.schema.nullable() }),
  ),
});
export type ContactLists = z.output<typeof contactLists>;
