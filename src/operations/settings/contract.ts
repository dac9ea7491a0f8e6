import { z } from "zod";
import { productName, signUpModes, type ChangeableSetting } from "#core/product.ts";
import { countries } from "#sections/countries.ts";

export const MAX_ANNOUNCEMENT = 500;

const countryCode = z.enum(countries.map(({ code }) => code));

const announcementText = z.string().trim().min(1).max(MAX_ANNOUNCEMENT);

/** Only what is given changes; null takes the default again, or ends the announcement. */
export const settingsInput = z.object({
  signUp: z.enum(signUpModes).nullable().optional(),
  site: z.boolean().nullable().optional(),
  productName: z
    .string()
    .trim()
    .regex(productName, { error: "Use at most 40 letters, digits, spaces and & ' -." })
    .nullable()
    .optional(),
  contactEmail: z
    .email({ error: "Enter an email address such as hello@guide.example.com." })
    .nullable()
    .optional(),
  country: countryCode.nullable().optional(),
  /** Whether imported map regions are updated each month. */
  mapUpdates: z.boolean().nullable().optional(),
  announcement: announcementText.nullable().optional(),
});
export type SettingsInput = z.output<typeof settingsInput>;

/** The variable of the environment that is the stronger word for each setting. */
export const variableOf = {
  signUp: "SIGN_UP",
  site: "SITE",
  productName: "PRODUCT_NAME",
  contactEmail: "CONTACT_EMAIL",
  country: "COUNTRY",
} as const satisfies Record<string, ChangeableSetting>;
export type SettingKey = keyof typeof variableOf;

export const announcement = z.object({
  /** Another one for each announcement: closing one does not close the next. */
  id: z.string(),
  text: z.string(),
});
export type Announcement = z.output<typeof announcement>;

export const serverSettings = z.object({
  signUp: z.enum(signUpModes),
  site: z.boolean(),
  productName: z.string(),
  contactEmail: z.string(),
  country: z.string(),
  mapUpdates: z.boolean(),
  announcement: announcement.nullable(),
  /** The settings that the environment names; they cannot be changed here. */
  setByEnvironment: z.array(z.enum(Object.keys(variableOf) as SettingKey[])), // its keys are the settings
});
export type ServerSettings = z.output<typeof serverSettings>;

export const announcementAnswer = z.object({ announcement: announcement.nullable() });
