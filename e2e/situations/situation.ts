import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Row } from "./row.ts";
import type { Scene } from "./scene.ts";

/** What can happen to a screen that is open, as a column of the table. */
export interface Situation {
  name: string;
  part: "time" | "another tab" | "the page again" | "the press" | "the browser";
  /** Returns why it cannot happen to a screen, or undefined if it can. */
  isImpossible: (row: Row) => string | undefined;
  /** Faults that it brings about itself. */
  faults?: RegExp | ((row: Row) => RegExp | undefined);
  options?: BrowserContextOptions;
  /** The clocks of the page and of the server are moved. */
  hasClock?: true;
  /** The moment at which the screen is opened, from the server's present one, in epoch milliseconds. */
  beginsAt?: (now: number) => number;
  /** The host of the screen is a member of another host's account. */
  asMember?: true;
  /** Prepares the browser before the screen is opened. */
  prepare?: (page: Page, serverUrl: string) => Promise<unknown>;
  play: (scene: Scene) => Promise<unknown>;
}

export const isHosts = ({ who }: Row) => who.startsWith("host");

export const always = () => undefined;
