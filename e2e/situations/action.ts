import type { Locator, Page } from "@playwright/test";
import type { MadeGuidebook } from "../guidebooks.ts";

/** A field of a screen, and what is typed into it. */
export interface Typed {
  field: (page: Page) => Locator;
  words: string;
}

/** What the server has, read as the host: how many matches of `pattern` an answer has, and how many more a press makes. */
export interface Effect {
  path: (guidebook: MadeGuidebook) => string;
  pattern: RegExp;
  /** 1 unless given; -1 where a press takes something away. */
  change?: number;
}

/** The main action of a screen: what is typed, what is pressed, and what is seen after it. */
export interface Action {
  typed?: readonly Typed[];
  /** Opens or chooses what is not typed, before anything is. */
  choose?: (page: Page) => Promise<unknown>;
  /** Brings the button in sight, just before the press. */
  reveal?: (page: Page) => Promise<unknown>;
  button: (page: Page) => Locator;
  seen: (page: Page) => Locator;
  /** Whether the press calls the server for a change. Without it the press only shows something. */
  isCall?: true;
  /** The press sends a form of the document: the browser shows the answer, even where another server gave it. */
  isForm?: true;
  effect?: Effect;
  /** It changes a stay of these days, which is deleted 30 days after the departure. */
  isOfStay?: true;
  /** What is typed comes back after a reload. */
  survivesReload?: true;
}

export const button =
  (name: string | RegExp, exact = false) =>
  (page: Page) =>
    page.getByRole("button", { name, exact }).first();
export const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole("link", { name }).filter({ visible: true }).first();
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first();
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
/** A button in the dialog on top. */
export const inDialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).last().getByRole("button", { name });
export const typed = (label: string | RegExp, words: string): Typed => ({
  field: (page) =>
    page
      .getByLabel(label, { exact: typeof label === "string" })
      .filter({ visible: true })
      .last(),
  words,
});

/** Effects on what a host has. */
export const guidebooks: Effect = { path: () => "/api/guidebooks", pattern: /"slug":/g };
export const stays = (pattern: RegExp): Effect => ({
  path: ({ id }) => `/api/guidebooks/${id}/stays`,
  pattern,
});
export const sections = (pattern: RegExp): Effect => ({
  path: ({ id }) => `/api/guidebooks/${id}/sections`,
  pattern,
});
export const ofAccount = (path: string, pattern: RegExp): Effect => ({ path: () => path, pattern });
