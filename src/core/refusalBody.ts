import { z } from "@hono/zod-openapi";
import { refusalCodes, type RefusalCode } from "#core/refusalCodes.ts";

const codes = Object.keys(refusalCodes) as [RefusalCode, ...RefusalCode[]]; // keys lose their type

const example = "Please enter a name for your guidebook.";

/** The body of every refusal, with the fields that its route adds (Errors 1). */
export const refusalBody = z
  .object({ code: z.enum(codes), message: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .openapi("Refusal", { example: { code: "invalid", message: example, fields: { name: example } } });
export type RefusalBody = z.output<typeof refusalBody>;
