import { QueryClient } from "@tanstack/react-query";
import { drawnForHeader } from "#core/screenOwner.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";
import type { RefusalCode } from "#core/refusalCodes.ts";
import { REQUEST_KEY, requestKey, whenRead } from "#core/requestKeys.ts";
import { coverScreen } from "#core/otherSession.ts";
import { takeFirstAnswer } from "#core/firstAnswers.ts";

/** The body of every refusal (`refuse` in http.server.ts), with the fields that the route adds. */
interface ErrorBody extends Record<string, unknown> {
  /** Browser and server come from one build, so there are no other codes. */
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
}

/** A failed request: the message is `STATUS: BODY` (Errors 1), with the parsed body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = readBody(text);
  }
}

/** Parsed by hand: zod would add a fifth to the download of the sign-in page. */
function readBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (!isRecord(body) || typeof body.code !== "string" || typeof body.message !== "string") return false;
  const { fields = {} } = body;
  return isRecord(fields) && Object.values(fields).every((sentence) => typeof sentence === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Returns `fetch` for typed clients, with credentials and keys. Throws for every response that is not ok. */
export async function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(drawnForHeader())) headers.set(name, value);
  const needsKey = init?.method === "POST" && !headers.has(REQUEST_KEY);
  const press = needsKey ? requestKey(urlOf(input), init.body) : undefined;
  if (press) headers.set(REQUEST_KEY, press.key);
  try {
    const response =
      takeFirstAnswer(urlOf(input), init?.method) ??
      (await fetch(input, { ...init, headers, credentials: "include" }));
    if (!response.ok) throw failedCall(response.status, (await response.text()) || response.statusText);
    if (!response.headers.has(REQUEST_ID_HEADER)) throw new Error("another server answered in place of ours");
    return press ? whenRead(response, press.forget) : response;
  } catch (error) {
    if (isRefusal(error) || init?.signal?.aborted) press?.forget();
    else press?.fail();
    throw error;
  }
}

/** A refused request has changed nothing; one that failed on the way or is in progress may have. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.body !== undefined &&
  error.body.code !== "in_progress";

const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/** Returns the error of a request; when the session differs from the screen's, covers the screen (Screens 11). */
export function failedCall(status: number, text: string): ApiError {
  const error = new ApiError(status, text);
  if (isOtherAccount(error)) coverScreen(error.body?.message ?? text);
  return error;
}

/** Returns whether a request was refused because the session is of another user or account than the screen. */
export function isOtherAccount(error: unknown): error is ApiError {
  return error instanceof ApiError && error.body?.code === "other_account";
}

/** Returns whether the database or the disk of the server was away: nothing was changed (Errors 8). */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === "unavailable";

export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}

/** Returns whether a request got no response of our server: no connection, server down, or another server answered. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError);
}

interface Answered {
  ok: boolean;
  json(): Promise<unknown>;
}

/** The body type of a good response; `apiFetch` throws for the rest. */
type GoodAnswer<A extends Answered> = Awaited<ReturnType<Extract<A, { ok: true }>["json"]>>;

/** Returns the parsed body of a typed call: `jsonOf(client.guidebooks.$get())`. */
export async function jsonOf<A extends Answered>(call: Promise<A>): Promise<GoodAnswer<A>> {
  return (await call).json() as Promise<GoodAnswer<A>>; // `apiFetch` has thrown for every response that is not ok
}

/** Returns the query client. Reads do not retry or go stale; offline, a call fails at once (Screens 8). */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        queryFn: () => {
          throw new Error("Query key is required");
        },
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
