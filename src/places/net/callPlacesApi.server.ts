import type { z } from "zod";
import { findCachedAnswer, cacheAnswer } from "#places/net/store.server.ts";
import type { Throttle } from "#places/net/throttle.server.ts";
import { userAgentOf } from "#core/config.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { parseJson } from "#core/parseJson.ts";

/** Messages to hosts when a service on the network fails (without Google's name when it is not used). */
interface Texts {
  unreachable: string;
  refuses: string;
  nonsense: string;
}

export const openTexts: Texts = {
  unreachable: "Failed to load the address service",
  refuses: "Address service not available",
  nonsense: "Failed to initialize address autocomplete",
};

export const googleTexts: Texts = {
  unreachable: "Failed to load Google Maps",
  refuses: "Google Places API not available",
  nonsense: "Failed to initialize address autocomplete",
};

interface Question<S extends z.ZodType> {
  url: string;
  init?: Pick<RequestInit, "method" | "body">;
  headers?: Record<string, string>;
  schema: S;
  texts: Texts;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Cache key for a week; absent when caching is forbidden. */
  cacheAs?: string;
  /** The throttle of a public server that allows one request at a time. Cached responses do not wait. */
  throttle?: Throttle;
}

const WEEK = 7 * DAY_MS;

/** Requests JSON of a known schema from a service. Refuses when it is unreachable, refuses, or returns invalid data. */
export async function callPlacesApi<S extends z.ZodType>(
  context: AppContext,
  { url, init, headers, schema, texts, timeoutMs, signal, cacheAs, throttle }: Question<S>,
): Promise<Result<z.output<S>>> {
  const cached = cacheAs ? await findCachedAnswer(context.db, cacheAs, context.now()) : null;
  if (cached !== null) {
    const read = schema.safeParse(JSON.parse(cached));
    if (read.success) return ok(read.data);
  }
  const fails = (about: { status: number } | { reason: string }, refusal: ReturnType<typeof refused>) => {
    context.log.warn({ host: new URL(url).host, ...about }, "a places service failed");
    return refusal;
  };
  const send = () => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return fetch(url, {
      ...init,
      headers: { "user-agent": userAgentOf(context.config), accept: "application/json", ...headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  };
  let body: string;
  try {
    const response = await (throttle ? throttle.run(send, signal) : send());
    if (!response.ok) {
      return fails({ status: response.status }, refused({ code: "places_refused", message: texts.refuses }));
    }
    body = await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    return fails(
      { reason: nameOf(error) },
      refused({ code: "places_unreachable", message: texts.unreachable }),
    );
  }
  const read = schema.safeParse(parseJson(body));
  if (!read.success)
    return fails({ reason: "nonsense" }, refused({ code: "places_nonsense", message: texts.nonsense }));
  if (cacheAs) await cacheAnswer(context.db, { key: cacheAs, body, expires_at: context.now() + WEEK });
  return ok(read.data);
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");

/** Returns the valid results of a service: an invalid one does not drop the others. */
export function readEach<S extends z.ZodType>(schema: S, results: readonly unknown[]): z.output<S>[] {
  return results.flatMap((result) => {
    const read = schema.safeParse(result);
    return read.success ? [read.data] : [];
  });
}
