import { expect, test } from "vitest";
import { PersonRow } from "#accounts/members/PersonRow.tsx";
import { fieldNamed, json, openScreen, press } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const lake = { id: "lake", name: "Lake House" };
const bach = { id: "bach", name: "Bach" };
const links = [
  {
    kind: "stay",
    id: "s1",
    guidebooks: [lake],
    label: "Mia",
    arrival: "2026-12-12",
    departure: "2026-12-14",
  },
  { kind: "share link", id: "t1", guidebooks: [bach], label: "For me" },
];
const STAY = "Lake House: stay of Mia, Sat 12 to Mon 14 Dec";
const SHARED = "Bach: share link “For me”";

const ben = {
  id: "ben",
  email: "ben@example.com",
  firstName: "Ben",
  lastName: "Host",
  role: "editor" as const,
  guidebooks: "all" as const,
  createdAt: 0,
  lastActivity: null,
};
const names = new Map([lake, bach].map(({ id, name }) => [id, name]));
const Row = () => <PersonRow person={ben} names={names} />;

const open = (listed: () => Response = json(links)) =>
  openScreen("/people", Row, {
    responses: {
      "GET /api/account/members/ben/links": listed,
      "DELETE /api/account/members/ben": () => new Response(null, { status: 204 }),
      "PATCH /api/account/members/ben": json({ members: [], invitations: [] }),
    },
  });
const tick = (label: string) => perform(() => fieldNamed(label).click());
const checked = (...labels: string[]) =>
  labels.map((label) => (fieldNamed(label) as HTMLInputElement).checked); // boxes are inputs

test("who removes somebody ends with it what that person made, but for what they spare", async () => {
  const { writes } = await open();
  await press("Remove Ben Host");
  expect(checked("End these too", STAY, SHARED)).toEqual([true, true, true]);
  await tick(STAY);
  expect(checked("End these too", STAY, SHARED)).toEqual([false, false, true]);
  await press("Remove");
  expect(writes).toEqual([{ call: "DELETE /api/account/members/ben", body: { end: ["t1"] } }]);
});

test("one press spares all of it, and one ends it again", async () => {
  const { writes } = await open();
  await press("Remove Ben Host");
  await tick("End these too");
  expect(checked(STAY, SHARED)).toEqual([false, false]);
  await tick("End these too");
  await tick("End these too");
  await press("Remove");
  expect(writes).toEqual([{ call: "DELETE /api/account/members/ben", body: { end: [] } }]);
});

test("somebody who made nothing is removed without a question about it", async () => {
  const { writes } = await open(json([]));
  await press("Remove Ben Host");
  expect(document.body.textContent).not.toContain("End these too");
  await press("Remove");
  expect(writes).toEqual([{ call: "DELETE /api/account/members/ben", body: { end: [] } }]);
});

test("a list that cannot be read says so and keeps nobody from removing", async () => {
  const { writes } = await open(() => Response.json({ code: "failed", message: "No." }, { status: 500 }));
  await press("Remove Ben Host");
  expect(document.querySelector("[role=alertdialog] [role=alert]")?.textContent).toContain(
    "We could not check which links Ben Host made.",
  );
  await press("Remove");
  expect(writes).toHaveLength(1);
});

test("a narrower role offers what lies outside it", async () => {
  const { writes } = await open();
  await press("Change what Ben Host may do");
  expect(document.body.textContent).not.toContain("End these too");
  await tick("All, including new ones");
  await tick("Bach");
  expect(document.body.textContent).not.toContain(SHARED);
  expect(checked("End these too", STAY)).toEqual([true, true]);
  await press("Save");
  expect(writes).toEqual([
    {
      call: "PATCH /api/account/members/ben",
      body: { role: "editor", guidebooks: ["bach"], end: ["s1"] },
    },
  ]);
});

test("a calendar ends with its stays where the owner ticks it, and not by itself", async () => {
  const calendar = {
    kind: "calendar",
    id: "c1",
    guidebooks: [lake],
    label: "Airbnb",
    host: "www.airbnb.com",
  };
  const { writes } = await open(json([...links, calendar]));
  await press("Remove Ben Host");
  const label = "Lake House: calendar “Airbnb” of www.airbnb.com, with its stays";
  expect(checked("End these too", STAY, SHARED, label)).toEqual([false, true, true, false]);
  await tick(label);
  await tick(SHARED);
  await press("Remove");
  expect(writes).toEqual([{ call: "DELETE /api/account/members/ben", body: { end: ["s1", "c1"] } }]);
});

const chooseRole = (role: string) =>
  perform(() => {
    const select = document.querySelector<HTMLSelectElement>("select[name=role]");
    if (select) select.value = role;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });

test("a role that may not share offers all that its holder shared", async () => {
  const { writes } = await open();
  await press("Change what Ben Host may do");
  await chooseRole("owner");
  expect(document.body.textContent).not.toContain("End these too");
  await chooseRole("viewer");
  expect(checked("End these too", STAY, SHARED)).toEqual([true, true, true]);
  await tick(SHARED);
  await press("Save");
  expect(writes).toEqual([
    {
      call: "PATCH /api/account/members/ben",
      body: { role: "viewer", guidebooks: "all", end: ["s1"] },
    },
  ]);
});
