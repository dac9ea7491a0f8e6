import { matchPath } from "react-router";
import type { Product } from "#core/product.ts";
import { screens, type SessionState } from "#core/screens.ts";

export type Decision = "show" | "not-found" | "subscribe" | "to-dashboard" | "to-sign-in";

/** What a session state gets at a path that has no screen for it (Screens 1). */
const otherwise: Record<SessionState, Decision> = {
  "signed-out": "not-found",
  unsubscribed: "subscribe",
  subscribed: "not-found",
};

/** Returns what a path shows in a session state, to an operator of the server or to anyone else. */
export function decide(
  state: SessionState,
  path: string,
  { sells, hasSite }: Product,
  isOperator = false,
): Decision {
  const screen = screens.find((each) => matchPath(each.path, path) !== null);
  if (screen?.ofOperators && !isOperator) return "not-found";
  if (screen?.ofPlan && !sells) return "not-found";
  if (screen?.ofSite && !hasSite) return "not-found";
  if (path === "/" && state === "signed-out" && !hasSite) return "to-sign-in";
  if (screen?.leadsHostsOn && state !== "signed-out") return "to-dashboard";
  return screen?.shownTo.includes(state) ? "show" : otherwise[state];
}

/** Returns whether a path that a visitor does not find is shown to hosts who sign in. */
export const isForHosts = (path: string, product: Product): boolean =>
  decide("subscribed", path, product) === "show";
