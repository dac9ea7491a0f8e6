import type { z } from "zod";
import { email, flag, telephone, text, verbatim } from "#sections/fields.ts";
import { group, listOf } from "#sections/groups.ts";
import { defineShape } from "#sections/shape.ts";

const nameMissing = "Give this contact a name, or it will not be saved.";

const contact = group(
  {
    name: verbatim(200),
    /** Their role for guests: the host, the cleaner, an electrician. */
    role: text(80),
    phone: telephone,
    /** How the number may be used. */
    call: flag(true),
    message: flag(false),
    whatsApp: flag(false),
    email: email,
    /** At any time; else `hours`. */
    anyTime: flag(false),
    hours: text(120),
    note: text(2000),
  },
  { error: "This must be an object with a name.", required: { name: nameMissing } },
);

export const contacts = defineShape({
  items: listOf(contact, { maxEntries: 200, what: "contacts", hasKey: ({ name }) => Boolean(name) }),
});
export type ContactsContent = z.output<typeof contacts.schema>;
export type Contact = ContactsContent["items"][number];

/** A blank contact; guests may call. */
export const blankContact: Contact = {
  name: "",
  role: "",
  phone: "",
  call: true,
  message: false,
  whatsApp: false,
  email: "",
  anyTime: false,
  hours: "",
  note: "",
};
