import { QueryClient } from "@tanstack/react-query";
import { drawnForHeader } from "#core/drawnFor.ts";
import { OUR_MARK } from "#core/ourMark.ts";
import type { RefusalCode } from "#core/refusalCodes.ts";
import { REQUEST_KEY, requestKey, whenRead } from "#core/requestKeys.ts";
import { coverScreen } from "#core/otherSession.ts";

/** What every refusal says (`refuse` in http.server.ts), with whatever the call sends along. */
interface ErrorBody extends Record<string, unknown> {
  /** The server knows no other codes: both are of one build. */
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
}

/** A call that did not go well: the message is `STATUS: BODY` (Errors 1), the parsed body comes along. */
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

/** By hand: with zod, whoever comes to sign in would download a fifth more. */
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

/**
 * Returns `fetch` for the typed clients: with credentials, what the screen was drawn for and, to create something, a key of
 * the press; and a throw for every answer that is not good. What another server answered in our place counts as no response.
 */
export async function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(drawnForHeader())) headers.set(name, value);
  const needsKey = init?.method === "POST" && !headers.has(REQUEST_KEY);
  const press = needsKey ? requestKey(urlOf(input), init.body) : undefined;
  if (press) headers.set(REQUEST_KEY, press.key);
  const response = await fetch(input, { ...init, headers, credentials: "include" });
  if (!response.ok) {
    const error = failedCall(response.status, (await response.text()) || response.statusText);
    if (isRefusal(error)) press?.forget();
    throw error;
  }
  if (!response.headers.has(OUR_MARK)) throw new Error("another server answered in place of ours");
  return press ? whenRead(response, press.forget) : response;
}

/** A refused call has done nothing; of one that failed on the way, or is still being done, that is not known. */
const isRefusal = ({ status, body }: ApiError) =>
  status < 500 && body !== undefined && body.code !== "in_progress";

const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/** Returns the error of a call; one that found another session than the screen's covers the screen (Screens 11). */
export function failedCall(status: number, text: string): ApiError {
  const error = new ApiError(status, text);
  if (isOtherAccount(error)) coverScreen(error.body?.message ?? text);
  return error;
}

/** Returns true where a call was refused because the session is of another user or account than the screen. */
export function isOtherAccount(error: unknown): error is ApiError {
  return error instanceof ApiError && error.body?.code === "other_account";
}

/** Returns the sentence of the server for a person, where it sent one. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}

/** Returns true where a call had no response of ours: the connection is gone, the server is, or another one answered. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError);
}

interface Answered {
  ok: boolean;
  json(): Promise<unknown>;
}

/** What a call answers when all is well; `apiFetch` throws the rest. */
type GoodAnswer<A extends Answered> = Awaited<ReturnType<Extract<A, { ok: true }>["json"]>>;

/** Returns what a typed call answers, read. Use it as `jsonOf(client.guidebooks.$get())`. */
export async function jsonOf<A extends Answered>(call: Promise<A>): Promise<GoodAnswer<A>> {
  return (await call).json() as Promise<GoodAnswer<A>>; // `apiFetch` has thrown for every answer that is not good
}

/**
 * Returns the query client: reads do not retry, never go stale, and are not fetched again on focus (Screens 8). Without
 * a connection a call fails at once instead of waiting in silence.
 */
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
