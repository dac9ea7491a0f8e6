import { describe, expect, test } from "vitest";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { addDays } from "#core/days.ts";
import { formatShortDate } from "#core/format.ts";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import DashboardScreen from "#editor/dashboard/DashboardScreen.tsx";
import { dayIn } from "#stays/screens/today.ts";
import { listedGuidebook } from "#test/listedGuidebook.ts";
import { buttonNamed, json, openScreen, press, settle } from "#test/openScreen.tsx";

const lakeHouse = listedGuidebook();
const cityFlat = { ...lakeHouse, id: "g2", name: "City Flat" };

function Dashboard() {
  return (
    <TooltipProvider>
      <DashboardScreen />
    </TooltipProvider>
  );
}

const LIST = "GET /api/guidebooks";
const ARCHIVE = "PATCH /api/guidebooks/g1/archive";
type Respond = () => Response | Promise<Response>;

const open = (list: Respond, archive?: Respond) =>
  openScreen("/", Dashboard, { responses: { [LIST]: list, ...(archive && { [ARCHIVE]: archive }) } });
const openWith = (...guidebooks: ListedGuidebook[]) => open(() => Response.json(guidebooks));

/** A link's whole name, and where it leads. */
const linksOf = (element: Element | null) =>
  [...(element?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")]);
const sectionNamed = (screen: Element, name: string): HTMLElement | null =>
  [...screen.querySelectorAll<HTMLElement>("section")].find(
    (section) => section.querySelector("h2")?.textContent === name,
  ) ?? null;
const dialog = () => document.querySelector("[role=alertdialog]");
const shownOn = (screen: "small" | "large", label: Element | undefined) =>
  [...(label?.querySelectorAll("span > span") ?? [])]
    .filter((part) => !part.classList.contains(screen === "small" ? "max-sm:hidden" : "sm:hidden"))
    .map(({ textContent }) => textContent)
    .join("");

test("the dashboard greets the host and offers to generate a guidebook", async () => {
  const { screen } = await openWith(lakeHouse);
  expect(screen.querySelector("h1")?.textContent).toBe("Dashboard");
  expect(screen.querySelector("header p")?.textContent).toBe("Welcome back, Host");
  expect(linksOf(screen.querySelector("header"))).toContainEqual(["Generate with AI", "/create-simple"]);
  expect(sectionNamed(screen, "Your Guidebooks")).not.toBeNull();
});

test("three placeholder cards stand there while the guidebooks load", async () => {
  const { screen } = await open(() => new Promise(() => {}));
  const waiting = sectionNamed(screen, "Your Guidebooks");
  expect(waiting?.getAttribute("aria-busy")).toBe("true");
  expect(waiting?.querySelectorAll("[data-placeholder]")).toHaveLength(3);
});

test("guidebooks that could not be loaded say so, and can be asked for again", async () => {
  let fails = true;
  const { screen } = await open(() =>
    fails ? new Response("", { status: 500 }) : Response.json([lakeHouse]),
  );
  expect(screen.textContent).toContain("Failed to load guidebooks. Please try again.");
  fails = false;
  await press("Try again");
  expect(screen.querySelector("h3")?.textContent).toBe("Lake House");
});

test("a dashboard without guidebooks says how to make the first", async () => {
  const { screen } = await openWith();
  const empty = sectionNamed(screen, "Your Guidebooks");
  expect(empty?.querySelector("h3")?.textContent).toBe("No Guidebooks Yet");
  expect(empty?.textContent).toContain("Create your first guidebook to get started.");
  expect(linksOf(empty)).toEqual([
    ["Generate with AI", "/create-simple"],
    ["Import", "/import"],
    ["Create Blank Guidebook", "/guidebooks/new"],
    ["live demo", "/view/demo-wanaka-retreat"],
  ]);
  expect(sectionNamed(screen, "Tonight")).toBeNull();
  expect(screen.textContent).not.toContain("Archived");
});

test("a dashboard whose guidebooks are all archived leads to them", async () => {
  const { screen } = await openScreen("/", Dashboard, {
    responses: { [LIST]: () => Response.json([]) },
    cached: [[["/api/guidebooks", "archived"], [lakeHouse]]],
  });
  expect(linksOf(screen)).toContainEqual(["Archived", "/?archived"]);
});

test.each([
  [5, false],
  [6, true],
])("%d guidebooks can be searched and sorted: %s", async (count, isOffered) => {
  const many = Array.from({ length: count }, (_, at) => ({ ...lakeHouse, id: `g${at}`, name: `Flat ${at}` }));
  const { screen } = await openWith(...many);
  const labels = [...screen.querySelectorAll("label")].map(({ textContent }) => textContent);
  for (const label of ["Find a guidebook", "Order"]) expect(labels.includes(label)).toBe(isOffered);
});

describe("a card", () => {
  test("stands in a grid and has name, label and the day of the last change", async () => {
    const { screen } = await openWith(lakeHouse, cityFlat);
    const cards = sectionNamed(screen, "Your Guidebooks")?.querySelector("ul");
    expect(cards?.classList).toContain("grid");
    expect([...(cards?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Lake House",
      "City Flat",
    ]);
    const text = cards?.querySelector("li")?.textContent;
    expect(text).toContain("Last updated: Jan 5, 2025");
    expect(text).toContain("Guidebook");
  });

  test("leads to preview, editor, print sheet and QR page; two labels are shorter on small screens", async () => {
    const { screen } = await openWith(lakeHouse, cityFlat);
    const actions = [...screen.querySelectorAll("li a")].slice(1, 5);
    expect(actions.map((link) => link.getAttribute("href"))).toEqual([
      "/view/lake-house-abc123",
      "/guidebooks/g1",
      "/print/lake-house-abc123",
      "/qr/lake-house-abc123",
    ]);
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      "ViewPreview Lake House",
      "Edit Lake House",
      "Print Lake House",
      "QRQR Code Lake House",
    ]);
    for (const [at, small, large] of [
      [0, "View Lake House", "Preview Lake House"],
      [3, "QR Lake House", "QR Code Lake House"],
    ] as const) {
      expect(shownOn("small", actions[at])).toBe(small);
      expect(shownOn("large", actions[at])).toBe(large);
    }
  });
});

describe("archiving", () => {
  test.each([1, 2])("has a button with the drawing of a bin, with %d guidebooks", async (count) => {
    await openWith(...[lakeHouse, cityFlat].slice(0, count));
    expect(buttonNamed("Archive Lake House").querySelector("svg")?.classList).toContain("lucide-trash-2");
  });

  test("is asked about first, and Cancel forgets which guidebook it was", async () => {
    const { calls } = await openWith(lakeHouse, cityFlat);
    await press("Archive Lake House");
    expect(dialog()?.textContent).toContain(
      "Are you sure you want to archive this guidebook? This action will hide it from your dashboard, but it can be restored later if needed.",
    );
    await press("Cancel");
    expect(dialog()).toBeNull();
    await press("Archive City Flat");
    expect(dialog()?.textContent).toContain("City Flat");
    await press("Archive");
    expect(calls).toContain("PATCH /api/guidebooks/g2/archive");
    expect(calls).not.toContain(ARCHIVE);
  });

  test("names the guests whose links end with it, three of them, and counts the others", async () => {
    const day = dayIn(null, Date.now());
    const stay = (id: string, guestName: string | null, from: number, until: number) => ({
      id,
      guidebookId: "g1",
      guestName,
      phoneDigits: null,
      platform: guestName ? null : "airbnb",
      arrival: addDays(day, from),
      departure: addDays(day, until),
      revokedAt: null,
      cancelledAt: null,
    });
    const stays = [
      stay("s4", "Dora", 9, 12),
      stay("s1", "Anna", -2, 3),
      stay("s2", "Ben", 0, 4),
      stay("s3", null, 5, 6),
      stay("s5", "Over", -9, -5),
      { ...stay("s6", "Ended", 0, 1), revokedAt: 1 },
      { ...stay("s7", "Elsewhere", 0, 1), guidebookId: "g2" },
    ];
    await openScreen("/", Dashboard, {
      responses: { [LIST]: json([lakeHouse]), "GET /api/stays": json(stays) },
    });
    await press("Archive Lake House");
    expect([...(dialog()?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
      `Anna, there until ${formatShortDate(addDays(day, 3))}`,
      "Ben, arrives today",
      `Airbnb guest, arrives ${formatShortDate(addDays(day, 5))}`,
      "1 other guest",
    ]);
  });

  test("says that it is under way, then closes and reads the list again", async () => {
    const archived = Promise.withResolvers<Response>();
    const { calls } = await open(
      () => Response.json([lakeHouse]),
      () => archived.promise,
    );
    await press("Archive Lake House");
    await press("Archive");
    expect(buttonNamed("Archiving...").getAttribute("aria-disabled")).toBe("true");
    archived.resolve(Response.json({ ...lakeHouse, archivedAt: 1 }));
    await settle();
    expect(dialog()).toBeNull();
    expect(calls.filter((call) => call === LIST)).toHaveLength(2);
  });
});
