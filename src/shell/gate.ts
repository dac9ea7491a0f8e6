import { matchPath } from "react-router";
import type { SessionState } from "#shell/session.ts";

const forEveryone = [
  "/login",
  "/signup",
  "/reset-password",
  "/features",
  "/pricing",
  "/blog",
  "/blog/:slug",
  "/privacy-policy",
  "/terms-and-conditions",
];

/** Which screens each session state has, and what every other path shows: the three lists of Screens 1. */
const screens: Record<SessionState, { has: string[]; otherwise: "not-found" | "subscribe" }> = {
  "signed-out": { has: ["/", ...forEveryone], otherwise: "not-found" },
  unsubscribed: { has: forEveryone, otherwise: "subscribe" },
  subscribed: {
    has: [
      "/",
      "/dashboard",
      "/landing",
      ...forEveryone,
      "/subscribe",
      "/guidebooks/new",
      "/guidebooks/:id",
      "/create-simple",
      "/profile",
    ],
    otherwise: "not-found",
  },
};

export type Decision = "show" | "not-found" | "subscribe" | "to-dashboard";

/** Returns what a path shows in a session state. */
export function decide(state: SessionState, path: string): Decision {
  if (state !== "signed-out" && (isPath("/login", path) || isPath("/signup", path))) return "to-dashboard";
  const { has, otherwise } = screens[state];
  return has.some((pattern) => isPath(pattern, path)) ? "show" : otherwise;
}

const isPath = (pattern: string, path: string) => matchPath(pattern, path) !== null;
