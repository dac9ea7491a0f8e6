import { useQueryClient } from "@tanstack/react-query";
import type { SessionState } from "#screens.ts";
import { factsIn, sessionState } from "#shell/session.ts";

/** Returns the session's state as the gate saw it when this screen was drawn. */
export function useSessionState(): SessionState {
  return sessionState(factsIn(useQueryClient()));
}
