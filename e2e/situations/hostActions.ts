import type { Page } from "@playwright/test";
import { cardOf, edit, field } from "../editing.ts";
import { dayFromToday } from "../stays.ts";
import { button, heading, inDialog, link, text, typed, type Action, type Effect } from "./action.ts";

/** From a screen without an action of its own a host goes on by the menu. */
export const hostsDefault: Action = {
  async reveal(page) {
    const menu = page.getByRole("button", { name: "Open menu" });
    if (await menu.isVisible()) await menu.click();
  },
  button: (page) =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: new URL(page.url()).pathname === "/profile" ? "Dashboard" : "Profile" }),
  seen: (page) => page.getByRole("heading", { level: 1, name: /^(Dashboard|Profile)$/ }),
};

const guidebooks: Effect = { path: () => "/api/guidebooks", pattern: /"slug":/g };
const stays = (pattern: RegExp): Effect => ({ path: ({ id }) => `/api/guidebooks/${id}/stays`, pattern });
const sections = (pattern: RegExp): Effect => ({
  path: ({ id }) => `/api/guidebooks/${id}/sections`,
  pattern,
});
const ofAccount = (path: string, pattern: RegExp): Effect => ({ path: () => path, pattern });
const wifi = (page: Page) => cardOf(page, "WiFi");

const toDashboard: Action = { button: link("Dashboard"), seen: heading("Dashboard") };

/** Main actions of a host before the first guidebook, by the names in screens.ts. */
export const emptyHostActions: Record<string, Action> = {
  "dashboard-empty": { button: link("Create Blank Guidebook"), seen: heading("Create") },
  "pricing-as-host": toDashboard,
  "landing-as-host": toDashboard,
  "create-ai": {
    typed: [typed("Guidebook Name", "Hut"), typed("Property Address", "12 Lakeside Road, Wānaka 9305")],
    reveal: (page) => page.keyboard.press("Escape"), // closes the addresses that are suggested
    button: button(/^Generate/),
    seen: text(/^\d+ of \d+ sections ready/),
    isCall: true,
    effect: guidebooks,
  },
  "create-blank": {
    typed: [typed("Guidebook Name", "Hut")],
    button: button("Create Blank Guidebook"),
    seen: text(/^\d+ of \d+ sections ready/),
    isCall: true,
    effect: guidebooks,
  },
  "import-empty": {
    typed: [typed("Or paste your text", "WiFi\nNetwork: Lake\nPassword: kea-2020")],
    button: button("Read this text"),
    seen: heading("What goes where"),
    isCall: true,
  },
  "import-homes": {
    button: button("Make 2 guidebooks"),
    seen: text("2 of 3 made"),
    isCall: true,
    effect: { ...guidebooks, change: 2 },
  },
  "editor-new": {
    typed: [typed("Guidebook Name", "Hut")],
    button: button("Create Guidebook"),
    seen: text(/^\d+ of \d+ sections ready/),
    isCall: true,
    effect: guidebooks,
  },
  profile: {
    typed: [typed("First name", "Marama")],
    button: button("Save details"),
    seen: text(/^Saved$/),
    isCall: true,
    effect: ofAccount("/api/auth/profile", /"firstName":"Marama"/g),
  },
};

/** Main actions around one guidebook. */
export const guidebookActions: Record<string, Action> = {
  unfound: { button: inDialog("Close"), seen: heading("Dashboard") },
  "archive-dialog": {
    button: inDialog("Archive"),
    seen: text("Guidebook archived"),
    isCall: true,
    effect: { ...guidebooks, change: -1 },
  },
  editor: {
    choose: async (page) => void (await edit(page, "WiFi")),
    typed: [{ field: (page) => field(wifi(page), "Password"), words: "tūī 88" }],
    button: (page) => wifi(page).getByRole("button", { name: "Save Changes" }),
    seen: text("Section updated"),
    isCall: true,
    effect: sections(/"password":"tūī 88"/g),
    survivesReload: true,
  },
  "share-dialog": {
    typed: [typed("Who is it for?", "Ben, July")],
    button: inDialog("Create link"),
    seen: text("Link created"),
    isCall: true,
    effect: { path: ({ id }) => `/api/guidebooks/${id}/share-links`, pattern: /"label":"Ben, July"/g },
  },
  "contacts-empty": { button: button("Add contacts"), seen: (page) => page.getByLabel("Telephone").first() },
  "contacts-new": {
    typed: [typed("Name", "Mere"), typed("Telephone", "021 555 010")],
    button: button(/^Save/),
    seen: text("Contacts added"),
    isCall: true,
    effect: sections(/"name":"Mere"/g),
  },
  import: {
    button: button(/^Put into/),
    seen: text(/^It is in /),
    isCall: true,
    effect: sections(/kea-2020/g),
    survivesReload: true,
  },
  "add-stay": {
    typed: [typed("Arrival", dayFromToday(60)), typed("Nights", "3"), typed("Guest's name", "Kahu")],
    button: inDialog("Add"),
    seen: text("Stay added"),
    isCall: true,
    effect: stays(/"guestName":"Kahu"/g),
  },
  languages: {
    typed: [
      { field: (page) => page.getByRole("textbox", { name: "Translation" }).first(), words: "Wasserkocher" },
    ],
    button: button("Save", true),
    seen: text(/^1 of \d+ done/),
    isCall: true,
  },
};

/** Main actions around stays. */
export const stayActions: Record<string, Action> = {
  stays: { button: button("Add a stay"), seen: (page) => page.getByRole("dialog", { name: "Add a stay" }) },
  "stay-sheet": {
    button: inDialog("Lock is set"),
    seen: text("(set on the lock)"),
    isCall: true,
    effect: stays(/"lockSetAt":\d/g),
  },
  "change-stay": {
    typed: [typed("Note for the guest", "Bring boots")],
    button: inDialog("Save"),
    seen: text("Stay changed"),
    isCall: true,
    effect: stays(/"note":"Bring boots"/g),
  },
  messages: {
    typed: [
      {
        field: (page) => page.getByRole("region", { name: "When they book" }).getByLabel("Your words"),
        words: "Haere mai {name}! {link}",
      },
    ],
    button: button("Save", true),
    seen: text("Messages saved"),
    isCall: true,
    effect: ofAccount("/api/message-templates", /Haere mai/g),
  },
  "for-airbnb": { button: button("Copy Wi-Fi password"), seen: text("Wi-Fi password copied") },
  "new-notice": {
    typed: [typed("What they should know", "Water is off."), typed("Until", "2099-01-05T11:00")],
    choose: (page) => page.getByLabel("Wānaka Lake House").check(),
    button: inDialog(/^Tell guests/),
    seen: text("Guests are told"),
    isCall: true,
    effect: ofAccount("/api/notices", /Water is off/g),
  },
  calendars: {
    typed: [typed("Address of the calendar", "https://192.168.0.7/calendar.ics")],
    button: button("Add calendar"),
    seen: text(/^Only addresses on the public internet can be read/),
    isCall: true,
  },
  people: {
    button: button("Invite a person"),
    seen: (page) => page.getByRole("dialog", { name: "Invite a person" }),
  },
  "new-cleaner-link": {
    typed: [typed("Who is it for?", "Tess")],
    button: inDialog("Make link"),
    seen: text("Link made"),
    isCall: true,
    effect: ofAccount("/api/turnover-links", /"label":"Tess"/g),
  },
};
