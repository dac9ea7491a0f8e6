import { setImmediate } from "node:timers/promises";
import { createRoute, z, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { describeRefusals, listRefusals } from "#core/describeRefusals.ts";
import type { Gate } from "#core/gate.ts";
import { hostOf, refuse, type AppEnv } from "#core/http.server.ts";
import { keyHeader, onlyOnce, onlyOnceForAnyone } from "#core/idempotency.server.ts";
import type { LimitRule } from "#core/limitRule.ts";
import type { Refusal } from "#core/refusal.ts";
import { refusalBody } from "#core/refusalBody.ts";
import type { RefusalCode } from "#core/refusalCodes.ts";
import { newSemaphore, type Semaphore } from "#core/semaphore.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Description of a route: `/api/openapi.json` and `docs/reference/permissions.md` are generated from it. */
interface Definition extends Omit<RouteConfig, "method" | "path"> {
  summary: string;
  /** Refusals of the handler; those of gate, limits and input are added. */
  refuses?: readonly RefusalCode[];
  /** The limits that it consumes; a test calls each route and compares. */
  limits?: readonly LimitRule[];
  /** True for a route that creates or uses up a link: runs once for each `idempotency-key` of the caller (Errors 11). */
  takesKey?: boolean;
}

/** The names in a path: "id" in `/guidebooks/{id}`. */
type NameIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** The request of a definition, with an id for each name in the path where it has no `params`. */
type RequestOf<P extends string, D> = (D extends { request: infer R } ? R : object) &
  ([NameIn<P>] extends [never]
    ? object
    : D extends { request: { params: unknown } }
      ? object
      : { params: z.ZodObject<Record<NameIn<P>, typeof pathId>> });

const anyRefusal = {
  default: { description: "A refusal", content: { "application/json": { schema: refusalBody } } },
};

/** Defines a route and who may call it. Names in the path are ids; bodies have at most 1 MB by default. */
export function defineRoute<M extends RouteConfig["method"], P extends string, D extends Definition>(
  call: `${M} ${P}`,
  gate: Gate,
  definition: D,
) {
  const { summary, refuses = [], limits = [], takesKey = false, ...route }: Definition = definition;
  const [method, path] = call.split(" ") as [M, P]; // as `call` is typed
  const request = { ...paramsOf(path), ...route.request };
  const codes = listRefusals({ gate, refuses, limits, request, takesKey });
  const refusals = describeRefusals(codes, limits);
  const mayLackBody = request.body?.required === false;
  const middleware = [guard(gate), route.middleware ?? smallBody, mayLackBody ? readMissingBody : []].flat();
  const bodies = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, content: anyRefusal.default.content },
  ]);
  const described = createRoute({
    ...route,
    method,
    path,
    middleware: takesKey
      ? [...middleware, gate.access === "public" ? onlyOnceForAnyone : onlyOnce]
      : middleware,
    request: takesKey ? { ...request, headers: keyHeader } : request,
    summary,
    operationId: operationId(call),
    tags: [path.split("/")[1] ?? ""],
    security: securityOf(gate),
    "x-gate": gate,
    "x-limits": limits.map(({ name, points, windowMs }) => ({ name, points, windowMs })),
    "x-refusals": codes,
    responses: { ...route.responses, ...Object.fromEntries(bodies), ...anyRefusal },
  });
  // The types list the good responses and, as one, all refusals.
  return described as unknown as {
    method: M;
    path: P;
    request: RequestOf<P, D>;
    responses: D["responses"] & typeof anyRefusal;
  };
}

function paramsOf(path: string) {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  return names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, pathId]))) };
}

/** Tokens act as members only. */
const securityOf = ({ access }: Gate): Record<string, string[]>[] =>
  access === "public" ? [] : [{ session: [] }, ...(access === "member" ? [{ token: [] }] : [])];

/** Authorises a call by its gate before anything else of it is read. */
const guard =
  (gate: Gate): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const allowed = await c.get("authorise")(c, gate);
    return allowed.ok ? next() : refuse(c, allowed.refusal);
  };

/** `GET /guidebooks/{id}/sections` is `getGuidebooksByIdSections`. */
function operationId(name: string): string {
  const [first = "", ...rest] = name
    .replaceAll("{", "by-")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

interface Taken {
  example?: Record<string, unknown>;
  required?: boolean;
}

export const jsonBody = <S extends z.ZodType>(schema: S, { example, required = true }: Taken = {}) => ({
  body: { required, content: { "application/json": { schema, ...(example && { example }) } } },
});

/** Returns the description of a route's form, which `readForm` parses. */
export const formBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true, content: { "multipart/form-data": { schema } } },
});

/** The file of a form; `missing` is the sentence of a form without one, `example` the name of one. */
export const uploadedFile = (missing: string, example: string) =>
  z
    .custom<File>((file) => file instanceof File, { error: missing })
    .openapi({ type: "string", format: "binary", example });

export const responsesOf = <S extends z.ZodType, Status extends 200 | 201 | 202 = 200>(
  schema: S,
  description = "Done",
  status?: Status,
): Record<NoInfer<Status>, { description: string; content: { "application/json": { schema: S } } }> => ({
  [status ?? 200]: { description, content: { "application/json": { schema } } },
});

/** An id in the path. A text that cannot be an id becomes "", which is never found. */
export const pathId = z.string().transform((id) => (/^[\w-]{1,64}$/.test(id) ? id : ""));

/** The query of a route behind `mayWithPlanForGuidebook`. */
export const guidebookParam = z.object({ guidebook: pathId.optional() });

/** Refuses a body of more than `bytes`, with `message`. */
export const maxBytes = (bytes: number, message: string) =>
  bodyLimit({ maxSize: bytes, onError: (c) => refuse(c, { code: "too_large", message }) });

/** Body limit of a route without pictures (Limits 5). */
export const smallBody = maxBytes(MEGABYTE, "This is more than 1 MB. Send less at a time.");

/** Body limit of a form without files on a page. */
export const smallForm = maxBytes(4096, "This is more than the form takes.");

/** Parses a form from its stream, after `maxBytes`; Hono's parser blocks for half a second at 100 MB. */
export const readForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.req.header("content-type")?.startsWith("multipart/form-data")) return next();
  try {
    c.req.bodyCache.formData = await c.req.raw.formData();
  } catch (cause) {
    throw new HTTPException(400, { cause });
  }
  await setImmediate();
  return next();
};

/** Reads a missing body as `{}` when the headers announce JSON, as some clients always do. */
const readMissingBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isJson = c.req.header("content-type")?.includes("json") ?? false;
  // Hono caches promises, but types the resolved values.
  if (isJson && (await c.req.text()) === "") c.req.bodyCache.text = Promise.resolve("{}") as never;
  return next();
};

/** Consumes one point of the host's limit before the body is read. Refuses with the rule's message. */
export const withinLimit =
  (rule: LimitRule): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const taken = await c.get("context").limits.consume(rule, hostOf(c).id);
    return taken.ok ? next() : refuse(c, taken.refusal);
  };

const turnsOfHosts = new Map<string, Semaphore>();

/** Runs two heavy requests of a host and queues ten unread. Refuses more with 429 `too_many` (Limits 7). */
export const limitConcurrency: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { id } = hostOf(c);
  const turns = turnsOfHosts.get(id) ?? newSemaphore({ parallel: 2, waiting: 10 });
  turnsOfHosts.set(id, turns);
  try {
    return await turns.run(next, () => refuse(c, tooManyInParallel));
  } finally {
    if (turns.isFree()) turnsOfHosts.delete(id);
  }
};

const tooManyInParallel: Refusal = {
  code: "too_many",
  message: "Several of your changes are still being saved. Wait a few seconds, then try again.",
  retryAfter: 5,
};
