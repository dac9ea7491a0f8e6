import { z } from "zod";
import type { ApiField } from "#site/api/apiReference.ts";

/** What the page reads of a JSON schema (OpenAPI 3.1). */
export interface JsonSchema {
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  prefixItems?: JsonSchema[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  default?: unknown;
  example?: unknown;
  format?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    prefixItems: z.array(jsonSchema).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    default: z.unknown().optional(),
    example: z.unknown().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

/** Fields of fields are listed down to this depth. */
const MAX_DEPTH = 3;
/** The text of a pattern that is short enough to read. */
const MAX_PATTERN = 24;
const TIME_OF_DAY = /\[01\].*\[0-5\]/;
/** The moment in examples, epoch milliseconds. */
const EXAMPLE_MOMENT = Date.UTC(2027, 2, 12);

const formsOf = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf;

/** Returns the fields of a body, those of nested objects as `times[].from`. */
export function fieldsOf(schema: JsonSchema, before = "", depth = 1): ApiField[] {
  const forms = formsOf(schema);
  if (forms) return mergeForms(forms.map((form) => fieldsOf(form, before, depth)));
  if (schema.items) return fieldsOf(schema.items, `${before.replace(/\.$/, "")}[].`, depth);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    {
      name: before + name,
      type: formatType(field),
      isRequired: schema.required?.includes(name) ?? false,
      limits: formatFieldLimits(field),
    },
    ...(depth < MAX_DEPTH ? fieldsOf(field, `${before}${name}.`, depth + 1) : []),
  ]);
}

/** A field of one form only is not required. */
function mergeForms(forms: readonly ApiField[][]): ApiField[] {
  const all = new Map<string, ApiField>();
  for (const field of forms.flat()) {
    const { isRequired } = field;
    const isInAll = forms.every((form) => form.some(({ name }) => name === field.name));
    all.set(field.name, { ...(all.get(field.name) ?? field), isRequired: isRequired && isInAll });
  }
  return [...all.values()];
}

function formatType(schema: JsonSchema): string {
  const forms = formsOf(schema);
  if (forms) return [...new Set(forms.map(formatType))].join(" or ");
  const types = [schema.type ?? "any"].flat();
  return types
    .map((type) => (type === "array" ? `list of ${formatType(schema.items ?? {})}` : type))
    .join(" or ");
}

function formatFieldLimits(schema: JsonSchema): string {
  const { enum: values, pattern, format } = schema.items?.enum ? schema.items : schema;
  return [
    values?.map((value) => JSON.stringify(value)).join(", "),
    format,
    pattern && (TIME_OF_DAY.test(pattern) ? "HH:MM" : pattern.length <= MAX_PATTERN ? pattern : undefined),
    formatRange(schema.minLength, schema.maxLength, "characters"),
    formatRange(schema.minItems, schema.maxItems, "entries"),
    formatRange(schema.minimum, schema.maximum, ""),
    schema.default !== undefined && `${JSON.stringify(schema.default)} unless given`,
  ]
    .filter(Boolean)
    .join("; ");
}

function formatRange(from: number | undefined, to: number | undefined, unit: string): string {
  const limited = (value: number | undefined) =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const least = limited(from) && from ? from : undefined;
  const words =
    least !== undefined && limited(to)
      ? `${least} to ${to}`
      : least !== undefined
        ? `at least ${least}`
        : limited(to)
          ? `at most ${to}`
          : "";
  return words && `${words} ${unit}`.trim();
}

/** Returns an answer of a schema: values of the call's own example where they have the name, else ones of the type. */
export function exampleOfSchema(schema: JsonSchema, known: Record<string, unknown>, name = ""): unknown {
  if (schema.example !== undefined) return schema.example;
  if (name !== "" && Object.hasOwn(known, name)) return known[name];
  const [form] = formsOf(schema) ?? [];
  if (form) return exampleOfSchema(form, known, name);
  if (schema.enum) return schema.enum[0];
  const types = [schema.type ?? "string"].flat();
  if (types.includes("null")) return null;
  if (types.includes("array"))
    return (
      schema.prefixItems?.map((item) => exampleOfSchema(item, known)) ?? [
        exampleOfSchema(schema.items ?? {}, known),
      ]
    );
  if (types.includes("object"))
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([own, field]) => [
        own,
        exampleOfSchema(field, known, own),
      ]),
    );
  if (types.includes("boolean")) return false;
  if (types.includes("number") || types.includes("integer"))
    return /At$|^at$/.test(name) ? EXAMPLE_MOMENT : 1;
  return "...";
}
