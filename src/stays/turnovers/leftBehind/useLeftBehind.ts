import { useQuery } from "@tanstack/react-query";
import { leftBehindQuery } from "#stays/turnovers/leftBehind/client.ts";

/** Returns what the guests of some stays left behind. */
export function useLeftBehind(stayIds: readonly string[]) {
  const { data: notes = [] } = useQuery(leftBehindQuery);
  return notes.filter(({ stayId }) => stayIds.includes(stayId));
}
