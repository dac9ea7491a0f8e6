import type { Page } from "@playwright/test";
import { edit, openForm } from "../editing.ts";
import {
  button,
  guidebooks,
  heading,
  inDialog,
  link,
  ofAccount,
  sections,
  text,
  typed,
  type Action,
} from "./action.ts";

/** A host goes on from a screen without another action by the menu. */
export const hostsDefault: Action = {
  async reveal(page) {
    const menu = page.getByRole("button", { name: "Open menu" });
    if (await menu.isVisible()) await menu.click();
  },
  button: (page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }),
  seen: (page) => page.getByRole("heading", { level: 1, name: "Profile" }),
};

/** Opens the form, which is behind a tab on a phone. */
async function openWifi(page: Page): Promise<void> {
  const tab = page.getByRole("tab", { name: /^WiFi/ });
  if (await tab.isVisible()) {
    await tab.click();
    await openForm(page.getByRole("tabpanel"));
  } else await edit(page, "WiFi");
}

/** Opens the part of the profile with the name, which a phone folds. */
async function openDetails(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "You", exact: true }).waitFor();
  const folded = page.getByRole("button", { name: "You", exact: true, expanded: false });
  if (await folded.isVisible()) await folded.click();
}

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
    seen: button("Arrange, print and more"), // of the editor
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
    button: button("Continue"),
    // Read, it stands below a question to sign in again as well.
    seen: (page) => page.getByRole("heading", { name: "What goes where", includeHidden: true }),
  },
  "import-homes": {
    button: button(/^Make \d guidebook/),
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
    choose: openDetails,
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
    choose: openWifi,
    typed: [
      { field: (page) => page.locator("main").getByLabel("Password", { exact: true }), words: "tūī 88" },
    ],
    button: (page) => page.getByRole("button", { name: "Save Changes" }).filter({ visible: true }),
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
    effect: { path: ({ id }) => `/api/guidebooks/${id}/share`, pattern: /"label":"Ben, July"/g },
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
    effect: sections(/No smoking/g),
    survivesReload: true,
  },
  languages: {
    typed: [
      {
        field: (page) => page.getByRole("textbox", { name: "Translation", includeHidden: true }).first(),
        words: "Wasserkocher",
      },
    ],
    button: button("Save", true),
    seen: text(/^1 of \d+ done/),
    isCall: true,
  },
};
