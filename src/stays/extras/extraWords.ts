import { formatDateOfWeek, formatTime } from "#core/format.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";

type Named = Pick<ExtraRequest, "kind" | "name">;

/** Names an extra to its host: "Early check-in", or in the host's words. */
export const nameOfExtra = ({ kind, name }: Named) =>
  kind === "early" ? "Early check-in" : kind === "late" ? "Late check-out" : name;

/** "early check-in on Friday 12 December at 12 pm". */
export function formatWish(request: Named & Pick<ExtraRequest, "day" | "time">): string {
  const { kind, name, day, time } = request;
  if (kind === "other") return `“${name}”`;
  const what = kind === "early" ? "early check-in" : "late check-out";
  return `${what} on ${formatDateOfWeek(day)}${time === null ? "" : ` at ${formatTime(time)}`}`;
}

/** Says what the calendar knows of the day, or null where the day does not matter. */
export function formatDayState({
  kind,
  dayState,
  otherTime,
}: Pick<ExtraRequest, "kind" | "dayState" | "otherTime">): string | null {
  if (dayState === null) return null;
  if (dayState === "ready") return "The cleaner has marked the home as ready.";
  if (dayState === "another" && otherTime !== null)
    return kind === "late"
      ? `Another guest arrives that day at ${formatTime(otherTime)}.`
      : `Another guest leaves that day at ${formatTime(otherTime)}.`;
  return kind === "late" ? "Nobody arrives that day." : "Nobody leaves that morning.";
}
