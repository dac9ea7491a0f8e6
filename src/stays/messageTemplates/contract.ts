import { z } from "zod";
import { airbnbFieldNames } from "#stays/airbnbExport/airbnbFieldNames.ts";
import { markKinds } from "#guidebooks/policy/messagePolicy.ts";
import { messageKinds, templateProblem } from "#stays/messageTemplates/template.ts";
import { removeInvisible } from "#core/visibleText.ts";

const template = z
  .string({ error: "This must be text." })
  .transform((text) => removeInvisible(text).trim())
  .superRefine((text, context) => {
    const problem = templateProblem(text);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });

/** The message templates of an account. An empty text restores the default. */
export const templates = z.object({ booked: template, soon: template });
export const templatesChange = templates.partial();
export type TemplatesChange = z.output<typeof templatesChange>;

const mark = z.object({ kind: z.enum(markKinds), text: z.string(), at: z.number(), sentence: z.string() });
/** The policy of the marks, and since when it is in force (YYYY-MM-DD). */
const policy = z.object({ name: z.string(), inForce: z.string() });

/** The messages of a stay, with the passages that the policy names. */
export const stayMessages = z.object({
  policy,
  messages: z.array(z.object({ kind: z.enum(messageKinds), text: z.string(), marks: z.array(mark) })),
});
export type StayMessages = z.output<typeof stayMessages>;

/** Airbnb's fields as plain text from a guidebook. */
export const forAirbnb = z.object({
  policy,
  fields: z.array(
    z.object({
      name: z.enum(airbnbFieldNames),
      text: z.string(),
      length: z.number(),
      isPublic: z.boolean(),
      saysDoorCode: z.boolean(),
      marks: z.array(mark),
    }),
  ),
});
export type ForAirbnb = z.output<typeof forAirbnb>;
