import { OpenAPIHono, type Hook } from "@hono/zod-openapi";
import type { Context, TypedResponse } from "hono";
import { HTTPException } from "hono/http-exception";
import type { StatusCode } from "hono/utils/http-status";
import type { JSONParsed } from "hono/utils/types";
import type { z } from "zod";
import { recordOutage, outageOf, outageSentence, RETRY_AFTER } from "#core/outage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Gate } from "#core/gate.ts";
import type { Refusal, Result } from "#core/refusal.ts";
import type { RefusalBody } from "#core/refusalBody.ts";
import { statusOf } from "#core/refusalCodes.ts";

export interface SignedInHost {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  emailConfirmed: boolean;
  isOperator: boolean;
  /** The stored hash of the session's token. */
  session: string;
  /** The account of the session; null without an account. */
  accountId: string | null;
}

/** Ends a request with an `idempotency-key`: exactly one of the two is called. Neither rejects. */
export interface AnswerClaim {
  keep(status: number, json: string): Promise<void>;
  release(): Promise<void>;
}

export interface AppEnv {
  Variables: {
    context: AppContext;
    host: SignedInHost | null;
    ip: string;
    /** The base of absolute URLs: `PUBLIC_URL`, else the origin of the request. */
    origin: string;
    /** The answers, by path, of the calls that a host's screen begins with; absent for all else. */
    firstAnswers?: Record<string, unknown>;
    /** Sent as `X-Request-Id` and logged in every line about the request. */
    requestId: string;
    /** Refuses a call that its gate does not allow; sets `actor` (`app/apiGate.server.ts`). */
    authorise: (c: Context<AppEnv>, gate: Gate) => Promise<Result<void>>;
    /** Stores the response of a request with an `idempotency-key`. */
    answerClaim?: AnswerClaim;
  };
}

/** Returns a Hono app with the common error body. */
export function newApi() {
  const api = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });
  api.onError(answerError);
  return api;
}

/** Sends a refusal as `{ code, message, fields? }` (Errors 1). */
export function refuse(c: Context, refusal: Refusal) {
  const { code, message, fields, retryAfter, detail } = refusal;
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  const body: RefusalBody = { code, message, ...(fields && { fields }), ...detail };
  return c.json(body, statusOf(code));
}

type Sent<T, Status extends StatusCode, As extends "json" | "body"> = Promise<
  (Response & TypedResponse<T, Status, As>) | ReturnType<typeof refuse>
>;

/** Sends the value of a result as JSON, or no body with 204. Sends the refusal of one that was refused. */
export function sendResult<T extends object, Status extends 200 | 201 | 202 = 200>(
  c: Context,
  result: Promise<Result<T>>,
  status?: Status,
): Sent<JSONParsed<T>, NoInfer<Status>, "json">;
export function sendResult(
  c: Context,
  result: Promise<Result<unknown>>,
  status: 204,
): Sent<null, 204, "body">;
export async function sendResult(
  c: Context,
  result: Promise<Result<unknown>>,
  status: 200 | 201 | 202 | 204 = 200,
): Promise<Response> {
  const done = await result;
  if (!done.ok) return refuse(c, done.refusal);
  return status === 204 ? c.body(null, status) : c.json(done.value, status);
}

/** Returns whether the browser uses https: cookies are then Secure. */
export const isHttps = (c: Context<AppEnv>) => c.get("origin").startsWith("https:");

/** Returns the signed-in host. Call it behind a gate only. */
export function hostOf(c: Context<AppEnv>): SignedInHost {
  const host = c.get("host");
  if (!host) throw new Error(`${c.req.method} ${c.req.path} has no gate`);
  return host;
}

const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (result, c) => {
  return result.success ? undefined : refuse(c, invalid(result.error));
};

/** Returns the refusal of invalid input: a sentence for each field. */
export function invalid(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= sentence(issue);
  const all = Object.values(fields);
  const message = all.length === 1 && all[0] ? all[0] : "Some fields need another look.";
  return { code: "invalid", message, fields };
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input")) {
    if (issue.message.endsWith("received undefined")) return "This is missing.";
    return `This must be ${kinds[issue.expected] ?? issue.expected}.`;
  }
  if (issue.code === "invalid_value" && issue.message.startsWith("Invalid")) {
    return `This must be one of: ${issue.values.map(String).join(", ")}.`;
  }
  return issue.message.endsWith(".") ? issue.message : `${issue.message}.`;
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Sends an unexpected error (Errors 8), and logs it without the path, which may contain a token. */
export function answerError(error: Error, c: Context<AppEnv>) {
  if (error instanceof HTTPException && error.status < 500) return refuse(c, unreadable(error, c));
  if (c.req.raw.signal.aborted) return c.body(null, 400); // the client has disconnected: no error
  const about = { method: c.req.method, route: c.req.routePath };
  c.get("context").log.error({ err: error, ...about }, "a request failed");
  const outage = outageOf(error);
  if (!outage) {
    const message = "Something went wrong on our side. Please try again.";
    return refuse(c, { code: "internal", message });
  }
  recordOutage(c.get("context"), outage);
  return refuse(c, { code: "unavailable", message: outageSentence[outage], retryAfter: RETRY_AFTER });
}

/** What Hono itself refuses, before the handler. */
function unreadable({ status }: HTTPException, c: Context): Refusal {
  const type = c.req.header("content-type") ?? "";
  if (status === 413) {
    return { code: "too_large", message: "This is more than this call takes. Send less at a time." };
  }
  if (type.includes("json")) {
    return { code: "invalid", message: "The body is not valid JSON." };
  }
  if (type.startsWith("multipart/")) {
    return { code: "invalid", message: "The form could not be read. Please send it again." };
  }
  const message = "Send this as JSON, with the content type application/json.";
  return { code: "unsupported_type", message };
}
