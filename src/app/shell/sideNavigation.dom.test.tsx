import { describe, expect, test } from "vitest";
import { SideNavigation } from "#app/shell/SideNavigation.tsx";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import { addDays } from "#core/days.ts";
import { dayIn } from "#stays/screens/today.ts";
import { json, openScreen, press } from "#test/openScreen.tsx";
import { lakeHouse, stayWith } from "#test/stay.ts";
import { perform } from "#test/render.tsx";

const aroha = {
  id: "1",
  email: "aroha@example.com",
  firstName: "Aroha",
  lastName: "Ngata",
  profileImageUrl: null as string | null,
};

const entries = [
  ["Dashboard", "/"],
  ["Create New Guidebook", "/create-simple"],
  ["Profile", "/profile"],
  ["Stays", "/stays"],
  ["Contacts", "/contacts"],
  ["Cards", "/cards"],
  ["People", "/people"],
  ["Import", "/import"],
];

function Navigation() {
  return (
    <TooltipProvider>
      <SideNavigation />
    </TooltipProvider>
  );
}

const openAs = (user: typeof aroha, path = "/") =>
  openScreen(path, Navigation, { cached: [[["/api/auth/user"], user]] });

const sidebarOf = (screen: Element): Element => {
  const sidebar = screen.querySelector(".fixed.inset-y-0.left-0.w-64");
  if (!sidebar) throw new Error("there is no sidebar of 16 rem");
  return sidebar;
};
const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll("nav a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

test("the sidebar is fixed on the left, 16 rem wide, with the three entries, the quieter ones, and the way out", async () => {
  const { screen } = await openAs(aroha);
  expect(linksIn(sidebarOf(screen))).toEqual(entries);
  const signOut = [...sidebarOf(screen).querySelectorAll("a")].at(-1);
  expect([signOut?.textContent, signOut?.getAttribute("href")]).toEqual(["Sign out", "/api/logout"]);
});

test.each([
  ["/", "Dashboard"],
  ["/dashboard", "Dashboard"],
  ["/create-simple", "Create New Guidebook"],
  ["/profile", "Profile"],
  ["/stays", "Stays"],
  ["/stays/calendars", "Stays"],
  ["/guidebooks/new", "Create New Guidebook"],
  ["/guidebooks/g1", "Dashboard"],
  ["/guidebooks/g1/languages", "Dashboard"],
  ["/guidebooks/g1/stays", "Stays"],
  ["/guidebooks/g1/airbnb", "Stays"],
  ["/guidebooks/g1/cards", "Cards"],
  ["/guidebooks/g1/import", "Import"],
])("at %s the entry %s is highlighted, and no other", async (path, name) => {
  const { screen } = await openAs(aroha, path);
  const current = [...sidebarOf(screen).querySelectorAll("[aria-current=page]")];
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  expect(current[0]?.classList).toContain("bg-night-raised");
});

test.each(entries)("the bar's menu fills the screen, and closes when %s is chosen", async (name, path) => {
  const { at } = await openAs(aroha, "/elsewhere");
  const menu = () => document.querySelector("[role=dialog]");
  await press("Open menu");
  expect(menu()?.classList).toContain("inset-0");
  expect(linksIn(menu())).toEqual(entries);
  const link = [...(menu()?.querySelectorAll("a") ?? [])].find(({ textContent }) => textContent === name);
  await perform(() => link?.click());
  expect(at()).toBe(path);
  expect(menu()).toBeNull();

  await press("Open menu");
  await press("Close menu");
  expect(menu()).toBeNull();
});

test("the number at Stays counts each stay under 'Needs you' there", async () => {
  const today = dayIn(lakeHouse.timeZone, Date.now());
  const during = { arrival: addDays(today, -1), departure: addDays(today, 2) };
  const stays = [
    stayWith({ ...during, id: "mia", guestName: "Mia" }),
    stayWith({ ...during, id: "ben", guestName: "Ben", sentAt: 1 }),
  ];
  const { screen } = await openScreen("/", Navigation, {
    cached: [[["/api/auth/user"], aroha]],
    responses: {
      "GET /api/stays": json(stays),
      "GET /api/stay-properties": json([lakeHouse]),
      "GET /api/stays/tonight": json([]),
    },
  });
  expect(linksIn(sidebarOf(screen))).toContainEqual(["Stays1 needs you", "/stays"]);
});

test("the number at Stays counts what guests ask for and nobody has answered", async () => {
  const requests = ["open", "yes", "open"].map((state, at) => ({ id: `${at}`, state }));
  const { screen } = await openScreen("/", Navigation, {
    cached: [[["/api/auth/user"], aroha]],
    responses: {
      "GET /api/stays": json([]),
      "GET /api/stay-properties": json([lakeHouse]),
      "GET /api/stays/tonight": json([]),
      "GET /api/extra-requests": json(requests),
    },
  });
  expect(linksIn(sidebarOf(screen))).toContainEqual(["Stays2 need you", "/stays"]);
});

describe("the user block", () => {
  test("has first and last name, email and initials", async () => {
    const { screen } = await openAs(aroha);
    const text = sidebarOf(screen).textContent;
    for (const words of ["Aroha Ngata", "aroha@example.com", "AN"]) expect(text).toContain(words);
  });

  test("has the host's picture in place of the initials", async () => {
    const { screen } = await openAs({ ...aroha, profileImageUrl: "/media/aroha.webp" });
    expect(sidebarOf(screen).querySelector("img")?.getAttribute("src")).toBe("/media/aroha.webp");
    expect(sidebarOf(screen).textContent).not.toContain("AN");
  });

  test("has a U where there is no name", async () => {
    const { screen } = await openAs({ ...aroha, firstName: "", lastName: "" });
    const avatar = sidebarOf(screen).querySelector("span[aria-hidden].rounded-full");
    expect(avatar?.textContent).toBe("U");
  });
});
