import type { RouteConfig } from "@hono/zod-openapi";
import type { Gate } from "#core/gate.ts";
import type { LimitRule } from "#core/limitRule.ts";
import { MINUTE_MS, HOUR_MS, DAY_MS } from "#core/durations.ts";
import { refusalCodes, type RefusalCode } from "#core/refusalCodes.ts";

interface Call {
  gate: Gate;
  refuses: readonly RefusalCode[];
  limits: readonly LimitRule[];
  request?: RouteConfig["request"];
  takesKey: boolean;
}

/** Returns the codes of all refusals of a route: of its gate, its input, its limits and its handler. */
export function listRefusals({ gate, refuses, limits, request, takesKey }: Call): RefusalCode[] {
  const codes = new Set([...refusalsOfInput(request), ...refusalsOfGate(gate), ...refuses]);
  if (limits.length > 0) codes.add("too_many");
  if (takesKey) for (const code of ["invalid", "in_progress", "key_reused"] as const) codes.add(code);
  return [...codes];
}

/** Returns a route's refusals as one sentence for each status. */
export function describeRefusals(
  codes: readonly RefusalCode[],
  limits: readonly LimitRule[],
): Record<string, string> {
  const byStatus: Record<string, string> = {};
  for (const code of codes) {
    const [status, meaning] = refusalCodes[code];
    const numbers = code === "too_many" ? formatLimits(limits).join(" ") : "";
    const sentence = `${[numbers, meaning].filter(Boolean).join(" ")} (\`${code}\`)`;
    byStatus[status] = byStatus[status] ? `${byStatus[status]} ${sentence}` : sentence;
  }
  return byStatus;
}

function refusalsOfInput(request: Call["request"]): RefusalCode[] {
  const body = request?.body;
  return [
    ...(body || request?.query ? (["invalid"] as const) : []),
    ...(body ? (["too_large"] as const) : []),
    ...(body && "application/json" in body.content ? (["unsupported_type"] as const) : []),
  ];
}

function refusalsOfGate(gate: Gate): RefusalCode[] {
  if (gate.access === "public") return [];
  if (gate.access === "signed in") return ["signed_out"];
  if (gate.access === "operator") return ["not_found"];
  return [
    "signed_out",
    ...(gate.needsPlan ? (["subscription_required"] as const) : []),
    ...(gate.right === "read" ? [] : (["not_allowed"] as const)),
    ...(gate.on === "account" && !gate.allowGuidebookQuery ? [] : (["not_found"] as const)),
  ];
}

/** Returns a sentence for each limit, such as "At most 30 in a day.". */
export const formatLimits = (limits: readonly Pick<LimitRule, "points" | "windowMs">[]): string[] => [
  ...new Set(
    limits.map(
      ({ points, windowMs }) => `At most ${points.toLocaleString("en-AU")} in ${durationInWords(windowMs)}.`,
    ),
  ),
];

function durationInWords(ms: number): string {
  if (ms % DAY_MS === 0) return counted(ms / DAY_MS, "day");
  if (ms % HOUR_MS === 0) return counted(ms / HOUR_MS, "hour");
  return counted(ms / MINUTE_MS, "minute");
}

const counted = (count: number, unit: string) =>
  (count === 1 ? `a ${unit}` : `${count} ${unit}s`).replace("a h", "an h");
