import { button, heading, inDialog, link, text, typed, type Action } from "./action.ts";
import { PASSWORD } from "../hosts.ts";

/** On a page without a form a visitor goes to sign in. */
export const visitorsDefault: Action = {
  async reveal(page) {
    const menu = page.locator("summary", { hasText: "Menu" });
    if (await menu.isVisible()) await menu.click();
  },
  button: link("Sign In"),
  seen: (page) => page.getByLabel("Password", { exact: true }),
};

/** Main actions of screens in front of the sign-in, by the names in screens.ts. `EMAIL` is the host's of the home. */
export const visitorActions: Record<string, Action> = {
  login: {
    typed: [typed("Email", "EMAIL"), typed("Password", PASSWORD)],
    button: button("Sign In", true),
    seen: heading("Dashboard"),
    isCall: true,
  },
  "forgot-password": {
    typed: [typed("Email", "EMAIL")],
    button: inDialog("Send reset link"),
    seen: text("Password reset email sent"),
    isCall: true,
  },
  signup: {
    typed: [
      typed("First name", "Tui"),
      typed("Last name", "Ngata"),
      typed("Email", "NEW EMAIL"),
      typed("Password", PASSWORD),
    ],
    button: button("Create Account"),
    seen: heading("Start Your Subscription"),
    isCall: true,
  },
  "reset-password": {
    button: button("Request a new reset link"),
    seen: inDialog("Send reset link"),
  },
  "confirm-email-ended": { ...visitorsDefault, button: link("Sign in to get a new link") },
  "not-found": { button: link("Go home"), seen: link(/Sign Up Today/) },
};

/** Main actions of a host without a plan. */
export const newHostActions: Record<string, Action> = {
  subscribe: { button: button("Subscribe for $20/year"), seen: button(/pay/i), isCall: true },
};
