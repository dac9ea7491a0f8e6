import type { Browser, BrowserContext, Page } from "@playwright/test";
import { watchFaults } from "../faults.ts";
import { comeAsNewHost, comeAsSubscribedHost, PASSWORD } from "../hosts.ts";
import { expect, fromDistinctNetwork } from "../server.ts";
import { waitForReact } from "../waitForHydration.ts";
import type { Cell } from "./cells.ts";
import { makeProperty, signInBrowser } from "./property.ts";
import { countEffect, openScreen, type Scene } from "./scene.ts";
import { isHosts } from "./situation.ts";
import { acceptInvitation } from "./tabSituations.ts";

/** A server of which the clock can be moved on. */
export interface ClockedServer {
  url: string;
  now(): number;
  setNow(moment: number): void;
}

/** Plays one cell of the table from nothing: makes the home, opens the screen, and lets the situation happen. */
export async function playCell(
  browser: Browser,
  { row, situation }: Cell,
  server: ClockedServer,
): Promise<void> {
  const faults = watchFaults(server.url);
  faults.expect(/status of 40[04] .*(no-such|no\/such|nothing|a-token)/);
  // The address that is typed into the calendars is none that may be read.
  faults.expect(/status of 400 .*\/calendars\b/);
  const own = typeof situation.faults === "function" ? situation.faults(row) : situation.faults;
  if (own) faults.expect(own);
  const contexts: BrowserContext[] = [];
  const open = async (options = {}) => {
    const context = await browser.newContext({
      baseURL: server.url,
      extraHTTPHeaders: fromDistinctNetwork(),
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    });
    contexts.push(context);
    return context;
  };
  const newHost = async (firstName: string) => {
    const browserOfHost = await open();
    return { caller: browserOfHost, email: await comeAsSubscribedHost(browserOfHost, firstName) };
  };

  try {
    if (situation.beginsAt) server.setNow(situation.beginsAt(server.now()));
    const host = await open();
    const property = await makeProperty(host, row, server.now());
    const isSignedIn = isHosts(row) || row.who === "new host";
    // A tab that ends the session leaves that of `home.host` alone; to sign in takes longer than most cells.
    const isSeparate = situation.part === "another tab";
    const context = await open({
      ...situation.options,
      ...(isSignedIn && !isSeparate && { storageState: await host.storageState() }),
    });
    faults.watch(context);
    const newTab = async () => waitForReact(await newPageAt(context, situation.hasClock && server.now()));
    const page = await newTab();
    if (situation.asMember) {
      await comeAsNewHost(page, "Edda");
      await acceptInvitation(host, page, "editor");
    } else if (isSignedIn && isSeparate) await signInBrowser(context, property.email, PASSWORD);
    page.on("dialog", (question) => void question.accept());
    await situation.prepare?.(page, server.url);
    const scene: Scene = {
      row,
      property,
      page,
      faults,
      before: await countEffect(property, row),
      newTab,
      newHost,
      async pass(ms) {
        server.setNow(server.now() + ms);
        await page.clock.fastForward(ms);
      },
    };
    await openScreen(scene);
    await situation.play(scene);
    expect(faults.unexpected(), "faults of the screen").toEqual([]);
  } finally {
    for (const context of contexts) await context.close();
  }
}

async function newPageAt(context: BrowserContext, moment: number | undefined | false): Promise<Page> {
  const page = await context.newPage();
  if (moment) await page.clock.install({ time: moment });
  return page;
}
