import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ZodError } from "zod";
import { suggestions } from "#places/contract.ts";
import { ApiError, apiFetch, messageOf } from "#core/client.ts";
import type { Suggestion } from "#places/place.ts";
import { wantsSuggestions, type ComboboxState } from "#editor/create/combobox.ts";

const PAUSE_MS = 250;

interface Suggested {
  suggestions: Suggestion[];
  /** True once the service has answered for the field's present text. */
  settled: boolean;
  error: string | null;
}

/** Returns what the places service offers for the words in the field, once typing pauses. */
export function useSuggestions(combobox: ComboboxState, session: string): Suggested {
  const text = combobox.text.trim();
  const wanted = wantsSuggestions(combobox);
  const query = useQuery({
    queryKey: ["/api/places/autocomplete", text],
    queryFn: async ({ signal }) => {
      await pause(signal);
      return await fetchSuggestions(text, session, signal);
    },
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  return {
    suggestions: wanted ? (query.data ?? []) : [],
    settled: wanted && query.isSuccess && !query.isPlaceholderData,
    error: wanted && query.error ? errorText(query.error) : null,
  };
}

async function fetchSuggestions(text: string, session: string, signal: AbortSignal): Promise<Suggestion[]> {
  const search = new URLSearchParams({ q: text, session });
  const response = await apiFetch(`/api/places/autocomplete?${search}`, { signal });
  return suggestions.parse(await response.json());
}

/** A new keystroke cancels the query, and with it the wait. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error); // an abort's reason is an error unless a caller gives another
    });
  });
}

/** Groups the keystrokes of one search for a service that counts by search. */
export function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Why there are no suggestions: the service refuses, it answers nonsense, it cannot be reached. */
function errorText(error: Error): string {
  if (error instanceof ApiError) return messageOf(error) ?? "Address suggestions are not available";
  if (error instanceof ZodError) return "Failed to initialize address autocomplete";
  return "Failed to load address suggestions";
}
