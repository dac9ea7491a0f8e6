import { button, ofAccount, stays, text, typed, type Action } from "./action.ts";

/** A page that only shows something shows it. */
export const guestsDefault: Action = {
  button: (page) => page.getByRole("main").or(page.locator("body")).first(),
  seen: (page) => page.getByRole("heading").first(),
};

const openWifi: Action = {
  button: (page) =>
    page.getByRole("navigation", { name: "Guidebook sections" }).getByRole("link", { name: "WiFi" }),
  seen: (page) => page.getByRole("region", { name: "WiFi", exact: true }),
};

/** Main actions of guests and cleaners, by the names in screens.ts and guestStays.ts. */
export const guestActions: Record<string, Action> = {
  guest: openWifi,
  "guest-own": openWifi,
  "stay-early": openWifi,
  "stay-before": openWifi,
  "stay-during": openWifi,
  "stay-eve": openWifi,
  "stay-last-day": openWifi,
  "way-in": {
    typed: [typed(/Staying here/, "CODE")],
    button: button("Open", true),
    // A day later it is the eve of the departure, or the last day.
    seen: (page) =>
      page.getByRole("region", { name: /^(Today you arrive|Your stay|Tomorrow you leave|Today you leave)$/ }),
    isCall: true,
    isForm: true,
  },
  "stay-arrival": {
    button: button("We have arrived"),
    seen: text(/You said at .+ that you have arrived/),
    isCall: true,
    isForm: true,
    effect: stays(/"arrivedAt":\d/g),
  },
  "stay-cleaner": {
    button: button(/^Mark as ready/),
    seen: text("✓ Ready"),
    isCall: true,
    isForm: true,
    effect: ofAccount("/api/turnovers", /"readyAt":\d/g),
  },
};
