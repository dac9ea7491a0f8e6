import { serverHeaders } from "./serverHeaders.ts";
import { expect, type Page } from "@playwright/test";
import { showCalendars } from "./calendars.ts";
import { addLines, edit, write } from "./editing.ts";
import type { MadeGuidebook } from "./guidebooks.ts";
import { takePhoto } from "./photos.ts";
import { readTable, tableOfProperties } from "./propertyTables.ts";

/** A screen of the product, and how to come to it. */
export interface Screen {
  name: string;
  path: string;
  /** Brings about what is not there at once: a dialog, open forms. */
  prepare?: (page: Page) => Promise<unknown>;
}

const DEMO = "demo-wanaka-retreat";

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Presses a button, and waits until the dialog that it opens stands. */
const openDialog = (name: string) => async (page: Page) => {
  await press(name)(page);
  await waitForDialog(page);
};

const waitForDialog = (page: Page) =>
  expect(page.getByRole("dialog").or(page.getByRole("alertdialog")).first()).toBeVisible();

/** What anybody can see. */
export const publicScreens: Screen[] = [
  { name: "landing", path: "/" },
  { name: "landing-try-out", path: "/", prepare: openTryOut },
  { name: "features", path: "/features" },
  { name: "pricing", path: "/pricing" },
  { name: "blog", path: "/blog" },
  { name: "post", path: "/blog/how-to-guides-reduce-communication-overhead" },
  { name: "post-template", path: "/blog/airbnb-guest-manual-template" },
  { name: "post-not-found", path: "/blog/no-such-post" },
  { name: "privacy", path: "/privacy-policy" },
  { name: "terms", path: "/terms-and-conditions" },
  { name: "api", path: "/api" },
  { name: "api-call", path: "/api#postGuidebooksByIdStays" },
  { name: "api-search", path: "/api?q=export" },
  { name: "login", path: "/login" },
  { name: "login-refused", path: "/login", prepare: press("Sign In") },
  { name: "forgot-password", path: "/login", prepare: openDialog("Forgot your password?") },
  { name: "signup", path: "/signup" },
  { name: "reset-password", path: "/reset-password?token=a-token" },
  { name: "reset-password-invalid", path: "/reset-password" },
  { name: "confirm-email-ended", path: "/confirm-email" },
  { name: "invitation-ended", path: "/invite/a-token" },
  { name: "not-found", path: "/no/such/page" },
];

/** What guests see of the demo. */
export const guestScreens: Screen[] = [
  { name: "guest", path: `/view/${DEMO}` },
  ...[
    ["welcome", "checkin", "amenities", "kitchen", "rules", "howto", "wifi", "emergency", "transportation"],
    ["places", "activities", "shopping", "dining", "services", "departure", "recommendations"],
  ]
    .flat()
    .map((type) => ({ name: `guest-${type}`, path: `/view/${DEMO}#${type}` })),
  {
    name: "guest-search",
    path: `/view/${DEMO}`,
    prepare: async (page) => {
      // The server's answer, which replaces the page's own.
      const answered = page.waitForResponse(/\/search\?only/);
      await page.getByRole("searchbox").fill("lake");
      await answered;
    },
  },
  {
    name: "guest-search-none",
    path: `/view/${DEMO}`,
    prepare: (page) => page.getByRole("searchbox").fill("submarine"),
  },
  { name: "guest-search-form", path: `/view/${DEMO}/search?q=lake` },
  { name: "guest-gone", path: "/view/no-such-house-abc123" },
  { name: "print", path: `/print/${DEMO}` },
  { name: "qr", path: `/qr/${DEMO}` },
  { name: "qr-gone", path: "/qr/no-such-house-abc123" },
];

/** What a host sees before the plan is paid. */
export const newHostScreens: Screen[] = [
  { name: "subscribe", path: "/subscribe" },
  { name: "subscribe-cancelled", path: "/subscribe?cancelled=true" },
  {
    name: "test-checkout",
    path: "/subscribe",
    async prepare(page) {
      await press("Subscribe for $20/year")(page);
      await expect(page.getByRole("button", { name: /pay/i })).toBeVisible();
    },
  },
];

/** What a subscribed host sees who has made nothing yet. */
export const emptyHostScreens: Screen[] = [
  { name: "dashboard-empty", path: "/dashboard" },
  { name: "archived-empty", path: "/?archived" },
  { name: "create-ai", path: "/create-simple" },
  { name: "create-refused", path: "/create-simple", prepare: press("Generate with AI") },
  {
    name: "create-blank",
    path: "/create-simple",
    prepare: (page) => page.getByRole("radio", { name: "Blank" }).check(),
  },
  { name: "cards-empty", path: "/cards" },
  { name: "import-empty", path: "/import" },
  { name: "import-homes", path: "/import", prepare: (page) => readTable(page, tableOfProperties) },
  { name: "editor-new", path: "/guidebooks/new" },
  { name: "profile", path: "/profile" },
  { name: "security-events", path: "/profile#sessions", prepare: openDialog("Sign-ins and changes") },
  { name: "pricing-as-host", path: "/pricing" },
  { name: "landing-as-host", path: "/landing" },
  { name: "subscribed", path: "/subscribe" },
];

/** Where a host writes one guidebook. */
export const editorScreens = ({ id }: MadeGuidebook): Screen[] => [
  { name: "dashboard", path: "/" },
  { name: "archive-dialog", path: "/", prepare: openDialog("Archive Wānaka") },
  { name: "editor", path: `/guidebooks/${id}` },
  { name: "editor-forms", path: `/guidebooks/${id}`, prepare: openEveryForm },
  { name: "editor-drafts", path: `/guidebooks/${id}` },
  { name: "sign-out-dialog", path: `/guidebooks/${id}`, prepare: signOut },
  { name: "editor-preview", path: `/guidebooks/${id}`, prepare: openPreview },
  { name: "editor-live", path: `/guidebooks/${id}`, prepare: writeLive },
  { name: "editor-all-sections", path: `/guidebooks/${id}`, prepare: openAllSections },
  { name: "share-dialog", path: `/guidebooks/${id}`, prepare: openShareDialog },
  { name: "add-from-nearby", path: `/guidebooks/${id}?open=dining`, prepare: seeNearby },
  { name: "arrange", path: `/guidebooks/${id}`, prepare: openArranging },
  { name: "editor-pictures", path: `/guidebooks/${id}`, prepare: addPictures },
  { name: "adjust-cover", path: `/guidebooks/${id}`, prepare: adjustCover },
  { name: "editor-not-found", path: "/guidebooks/nothing" },
];

/** What else a host sees around one guidebook. */
export const guidebookScreens = ({ id, slug }: MadeGuidebook): Screen[] => [
  { name: "cards", path: `/guidebooks/${id}/cards`, prepare: seeCards },
  { name: "cards-of-all", path: "/cards", prepare: seeCards },
  { name: "shared-empty", path: "/shared" },
  { name: "contacts-empty", path: "/contacts" },
  { name: "contacts-new", path: "/contacts", prepare: press("Add contacts") },
  { name: "import", path: `/guidebooks/${id}/import`, prepare: readManual },
  { name: "import-move", path: `/guidebooks/${id}/import`, prepare: moveSentence },
  { name: "languages-none", path: `/guidebooks/${id}/languages` },
  { name: "languages", path: `/guidebooks/${id}/languages`, prepare: tickGerman },
  { name: "languages-import", path: `/guidebooks/${id}/languages`, prepare: readTranslations },
  { name: "unfound", path: "/dashboard", prepare: (page) => showSearchWithoutResult(page, slug) },
  { name: "print-view", path: `/guidebooks/${id}/print` },
  { name: "stays-empty", path: `/guidebooks/${id}/stays` },
  { name: "add-stay", path: `/guidebooks/${id}/stays`, prepare: openNewStay },
  { name: "stays-not-found", path: "/guidebooks/nothing/stays" },
  { name: "guest-own", path: `/view/${slug}` },
  { name: "print-own", path: `/print/${slug}` },
];

/** The server of the screens has no map. */
async function seeNearby(page: Page): Promise<void> {
  const place = (name: string) => ({
    list: "items",
    item: { name, description: "", category: "Café", placeId: `osm:node/${name}`, position: "-44.7,169.1" },
    receipt: { placeId: `osm:node/${name}`, name, source: "index", date: null, distance: 350 },
    kind: "Café with sandwiches",
    way: "about 350 m away, 6 minutes on foot",
    hours: "Open 7 am to 3 pm daily.",
    phone: "+64 3 443 0000",
    website: "https://kai.example",
  });
  const places = ["Ferry Road Bakery", "Kai Whakapai", "Federal"].map(place);
  const json = { from: "12 Beacon Point Road, Wānaka", notice: null, places };
  await page.route("**/nearby-places", (route) => route.fulfill({ json, headers: serverHeaders }));
  await press("Add from nearby")(page);
  await expect(page.getByRole("checkbox", { name: /^Kai Whakapai/ })).toBeVisible();
}

/** What a host sees of one guidebook, in walks of a length that one test can hold. */
export const walksOfHost = [
  { name: "The editor", screensOf: editorScreens },
  { name: "The studio around a guidebook", screensOf: guidebookScreens },
];

/** The stays of that guidebook, once it has some. */
export const stayScreens = ({ id }: MadeGuidebook): Screen[] => [
  { name: "stays", path: "/stays" },
  { name: "stays-one", path: `/guidebooks/${id}/stays` },
  { name: "calendars-of-stays", path: `/guidebooks/${id}/stays`, prepare: showCalendars },
  { name: "stays-over", path: "/stays", prepare: (page) => page.getByText(/^Past or cancelled/).click() },
  { name: "stay-sheet", path: "/stays", prepare: openSheet },
  { name: "change-stay", path: "/stays", prepare: changeStay },
  { name: "messages", path: "/stays/messages" },
  { name: "for-airbnb", path: `/guidebooks/${id}/airbnb` },
  { name: "new-notice", path: "/stays", prepare: openDialog("Tell guests") },
  { name: "calendars", path: "/stays/calendars" },
  { name: "cleaners", path: "/stays/cleaners" },
  { name: "people", path: "/people" },
  { name: "new-cleaner-link", path: "/stays/cleaners", prepare: openDialog("New link for a cleaner") },
  { name: "paste-again", path: `/guidebooks/${id}/stays`, prepare: pasteAgain },
];

/** The menus of small screens. */
export const siteMenu: Screen = {
  name: "site-menu",
  path: "/",
  prepare: (page) => page.locator("summary", { hasText: "Menu" }).click(),
};
export const hostMenu: Screen = { name: "menu", path: "/", prepare: openDialog("Open menu") };

/** Goes to a screen and waits until it stands. */
export async function show(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await prepare?.(page);
  await expect(page.getByText("Loading the form...")).toHaveCount(0);
}

/** Every shape of form at once, with something in it; behind tabs there is room for one. */
async function openEveryForm(page: Page): Promise<void> {
  await write(await edit(page, "Welcome Message"), "Text", "The porch light is on.");
  if (await page.getByRole("tablist", { name: "Sections" }).isVisible()) return;
  const titles = ["WiFi", "Check In", "Local Recommendations", "Check Out", "Property", "How-To Guides"];
  for (const title of titles) await edit(page, title);
  await addLines(await edit(page, "House Rules"), "Add a rule", ["Leave the bikes under the roof"]);
  await addLines(await edit(page, "Places To See"), "Add a place", ["Rippon Hill"]);
}

const photo = async () => ({ name: "deck.jpg", mimeType: "image/jpeg", buffer: await takePhoto() });

async function openPreview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByTitle("Guest page preview")).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading").first()).toBeVisible();
}

/** Where there is no room for it, the form alone. */
async function writeLive(page: Page): Promise<void> {
  await openPreview(page);
  const live = page.getByRole("button", { name: "Edit next to it" });
  if (await live.isVisible()) await live.click();
  else await page.getByRole("button", { name: "Back to editing" }).click();
  if (await page.getByRole("tablist", { name: "Sections" }).isHidden()) await edit(page, "House Rules");
}

/** On screens too narrow for the list next to the cards. */
async function openAllSections(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "All sections" });
  if (!(await more.isVisible())) return;
  await more.click();
  await expect(page.getByRole("dialog", { name: "Sections" })).toBeVisible();
}

/** One picture has arrived, another one could not be read. */
async function addPictures(page: Page): Promise<void> {
  const card = await edit(page, "Welcome Message");
  const broken = { name: "IMG_0012.heic", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await card.getByLabel("Add pictures").setInputFiles([await photo(), broken]);
  await expect(card.getByRole("group", { name: /, 1 of 1$/ })).toBeVisible();
  await expect(card.getByText("Apple's HEIC format")).toBeVisible();
}

async function adjustCover(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "More for the cover photo" });
  const add = page.getByRole("button", { name: "Add cover photo" });
  await expect(page.getByRole("button", { name: "Arrange, print and more" })).toBeVisible();
  // From the second visit on a phone has folded it.
  if (!(await more.or(add).first().isVisible())) {
    await press("Arrange, print and more")(page);
    await page.getByRole("menuitem", { name: "Cover photo" }).click();
  }
  if (!(await more.isVisible()))
    await page.getByLabel("Cover photo", { exact: true }).setInputFiles(await photo());
  await more.click();
  await page.getByRole("menuitem", { name: "Adjust cover photo" }).click();
  await expect(page.getByRole("dialog", { name: "Adjust cover photo" })).toBeVisible();
}

async function openTryOut(page: Page): Promise<void> {
  await press("Try the editor")(page);
  await expect(page.getByLabel("Network name")).toBeVisible();
}

async function openNewStay(page: Page): Promise<void> {
  await press("Add a stay")(page);
  const dialog = page.getByRole("dialog", { name: "Add a stay" });
  await dialog.getByText("Times, note, door code").click();
}

async function openArranging(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Arrange, print and more" }).click();
  await page.getByRole("menuitem", { name: /^Arrange/ }).click();
  await expect(page.getByRole("dialog", { name: "Arrange sections" })).toBeVisible();
}

const MANUAL = "WiFi\nNetwork: Lake\nPassword: kea-2020\n\nHouse rules\n- No smoking\n\nBlorp";

/** Once read, it stays in the browser. */
async function readManual(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { name: "What goes where" });
  const field = page.getByLabel("Or paste your text");
  await expect(heading.or(field).filter({ visible: true }).first()).toBeVisible();
  if (await heading.isVisible()) return;
  await field.fill(MANUAL);
  await press("Continue")(page);
  await expect(heading).toBeVisible();
}

async function moveSentence(page: Page): Promise<void> {
  await readManual(page);
  const unplaced = page.getByRole("button", { name: /^Other section/ }).first();
  if (await unplaced.isVisible()) await unplaced.click();
  else {
    await page
      .getByRole("button", { name: /^More: / })
      .first()
      .click();
    await page.getByRole("button", { name: /^Move/ }).click();
  }
  await expect(page.getByRole("dialog", { name: "Where does this go?" })).toBeVisible();
}

/** After a reload the language is chosen already. */
async function tickGerman(page: Page): Promise<void> {
  const german = page.getByRole("checkbox", { name: "German Deutsch" });
  const heading = page.getByRole("heading", { name: "German" });
  await expect(german.or(heading).first()).toBeVisible();
  if (await german.isVisible()) {
    await german.check();
    await press("Translate into German")(page);
  }
  await expect(heading).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** A file of one wrong translation: what is in it is shown before anything is saved. */
async function readTranslations(page: Page): Promise<void> {
  await tickGerman(page);
  const { pathname } = new URL(page.url());
  const file = await page.request.get(`/api${pathname.replace(/languages$/, "translation-file")}`);
  const [head = "", first = ""] = (await file.text()).split("\n");
  const rows = [head, first.replace(/,\r?$/, ",Zimmer 47")].join("\n");
  const words = { name: "words.csv", mimeType: "text/csv", buffer: Buffer.from(rows) };
  await page.locator('input[type="file"]').first().setInputFiles(words);
  await expect(page.getByRole("dialog", { name: "This file cannot be saved yet" })).toBeVisible();
}

/** What a guest searched for is counted, what a host does is not: so without the host's cookie. */
async function showSearchWithoutResult(page: Page, slug: string): Promise<void> {
  await fetch(new URL(`/view/${slug}/search?q=sauna`, page.url()));
  await page.reload();
  // With one property its card has the button; with several the menu of each card.
  const week = page.getByRole("button", { name: /^See the last 30 days of Wānaka/ });
  const more = page.getByRole("button", { name: /^More for Wānaka/ });
  await expect(week.or(more).first()).toBeVisible();
  if (await week.isVisible()) await week.click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: /^(Opened|Not opened)/ }).click();
  }
  await expect(page.getByRole("dialog", { name: "How guests use it" }).getByText("“sauna”")).toBeVisible();
}

/** Opens what a row of a stay has; after a reload its URL has opened it. */
async function openSheet(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Ben" });
  const more = page.getByRole("button", { name: "More for Ben" });
  await expect(sheet.or(more).first()).toBeVisible();
  if (!(await sheet.isVisible())) await more.first().click();
  await expect(sheet).toBeVisible();
}

async function changeStay(page: Page): Promise<void> {
  await openSheet(page);
  await press("Change")(page);
  await expect(page.getByRole("dialog", { name: "Change this stay" })).toBeVisible();
}

async function pasteAgain(page: Page): Promise<void> {
  await showCalendars(page);
  await page.getByRole("button", { name: "Fix it for Booking.com" }).click();
  await waitForDialog(page);
}

async function seeCards(page: Page): Promise<void> {
  await expect(page.getByRole("img", { name: /^Your guidebook, / }).first()).toBeVisible();
}

async function openShareDialog(page: Page): Promise<void> {
  await press("Share")(page);
  const dialog = page.getByRole("dialog", { name: "Share your guidebook" });
  await dialog.locator("summary").filter({ hasText: "Other ways" }).click();
}

async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}
