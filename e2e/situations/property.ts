import type { BrowserContext } from "@playwright/test";
import { fillWayIn, makeGuidebookWithStays, makeStay, screenOfStay } from "../guestStays.ts";
import { lakeHouse, makeGuidebook, type MadeGuidebook } from "../guidebooks.ts";
import { comeAsNewHost, comeAsSubscribedHost, newEmail } from "../hosts.ts";
import { addStays, dayFromToday } from "../stays.ts";
import type { Screen } from "../screens.ts";
import { screenOf, type Row } from "./row.ts";

/** What a cell begins with: a host with what the screen shows, whose own session the situation leaves alone. */
export interface Home {
  /** The host's browser, which opens no page. */
  host: BrowserContext;
  email: string;
  guidebook: MadeGuidebook;
  screen: Screen;
  /** What is typed for the placeholders of actions. */
  words: Record<string, string>;
}

const { wifi = {}, checkin = {}, rules = {} } = lakeHouse;
/** What every screen has something of; the whole of `lakeHouse` takes ten calls more. */
const someSections = { wifi, checkin, rules };
const nothingMade = { id: "", slug: "" };

/** Makes what a row shows, at `now`, epoch milliseconds. */
export async function makeProperty(host: BrowserContext, row: Row, now: number): Promise<Home> {
  const words: Record<string, string> = {
    "NEW EMAIL": newEmail("tui"),
    ARRIVAL: dayFromToday(60, now),
  };
  if ((row.who === "visitor" && !row.action.typed) || (row.who === "guest" && row.isPlain))
    return { host, email: "", guidebook: nothingMade, screen: screenOf(row, nothingMade), words };
  const isNew = row.who === "new host";
  const email = await (isNew ? comeAsNewHost(host, "Ines") : comeAsSubscribedHost(host, "Ines"));
  words["EMAIL"] = email;
  const property = { host, email, words };
  if (isNew || row.who === "visitor" || row.who === "host without guidebooks")
    return { ...property, guidebook: nothingMade, screen: screenOf(row, nothingMade) };
  if (row.who === "guest of a stay") {
    const guidebook = await makeGuidebookWithStays(host);
    if (row.name === "stay-arrival") await fillWayIn(host, guidebook.id);
    if (row.name === "way-in") words["CODE"] = (await makeStay(host, guidebook.id, "arrival", now)).code;
    if (row.name === "stay-cleaner") await makeStay(host, guidebook.id, "last-day", now);
    return { ...property, guidebook, screen: await screenOfStay(host, guidebook, row.name, now) };
  }
  const guidebook = await makeGuidebook(host, "Wānaka Lake House", someSections);
  await host.request.put(`/api/guidebooks/${guidebook.id}/access`, {
    data: { timeZone: "Pacific/Auckland" },
  });
  if (row.who === "host with stays") await addStays(host, guidebook.id, now);
  return { ...property, guidebook, screen: screenOf(row, guidebook) };
}

/** Gives a browser a separate session: what ends it leaves that of `home.host` alone. */
export async function signInBrowser(context: BrowserContext, email: string, password: string): Promise<void> {
  const signedIn = await context.request.post("/api/auth/login", { data: { email, password } });
  if (!signedIn.ok()) throw new Error(`no session for ${email}: ${signedIn.status()}`);
}
