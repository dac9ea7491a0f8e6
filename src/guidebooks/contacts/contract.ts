import { z } from "zod";
import { contacts } from "#sections/contacts/content.ts";
import { property } from "#sections/property/content.ts";

const contactProperty = z.object({
  guidebookId: z.string(),
  sectionId: z.string(),
  name: z.string(),
  /** True if its host hides the section from guests. */
  isHidden: z.boolean(),
});

const contactList = z.object({
  sectionId: z.string(),
  guidebookId: z.string(),
  version: z.number(),
  content: contacts.schema,
  tile: z.string().nullable(),
  isShared: z.boolean(),
  properties: z.array(contactProperty),
  /** The number of other guidebooks that use it and that the caller may not read. */
  others: z.number(),
  mayEdit: z.boolean(),
  /** The country and state of one of the guidebooks: one whose state requires contacts, if there is one. */
  property: property.schema.nullable(),
});
export type ContactList = z.output<typeof contactList>;

/** All contacts of an account, and the guidebooks without contacts. */
export const contactLists = z.object({
  lists: z.array(contactList),
  without: z.array(
    z.object({ guidebookId: z.string(), name: z.string(), property: property.schema.nullable() }),
  ),
});
export type ContactLists = z.output<typeof contactLists>;
