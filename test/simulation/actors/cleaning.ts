import { newDice } from "#test/hostile/dice.ts";
import type { Visitor } from "#test/visitor.ts";
import { FORM } from "#test/simulation/actors/guests.ts";
import { call } from "#test/simulation/actors/host.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

const ITEMS = ["Dishwasher emptied", "Bins emptied", "Fresh towels laid out", "Keys in the lock box"];

/** The ids of the items that cleaners have ticked, by turnover. */
const ticks = newMemory<Set<string>>();
/** What cleaners have noted, by its words, with the guidebook. */
const noted = newMemory<string>();

export async function switchListOn(run: Run, guidebookId: string): Promise<void> {
  const path = `/api/guidebooks/${guidebookId}/turnover-list`;
  const { body } = await call(run, run.owner, "get", path);
  if (body.on) return;
  const saved = await call(run, run.owner, "put", path, { on: true, items: ITEMS.map((text) => ({ text })) });
  if (saved.status !== 200) throw new Error(`a check list was not saved: ${saved.text}`);
}

interface Cleaned {
  /** The page of the link, and what it showed. */
  path: string;
  page: string;
  turnover: { guidebook: string; day: string };
  day: number;
}

/** Ticks some items of a turnover and notes a thing: both are there at the next read, and nothing else is. */
export async function clean(
  run: Run,
  browser: Visitor,
  { path, page, turnover, day }: Cleaned,
): Promise<string> {
  const name = `${turnover.day} ${turnover.guidebook}`;
  const row = rowOf(page, turnover);
  if (!row) return "";
  const known = ticks.of(run).get(name) ?? new Set();
  ticks.of(run).set(name, known);
  checkTicks(run, row, known);
  const dice = newDice(`cleaning ${run.plan.seed} ${name} ${day}`);
  const item = row.items.filter(() => dice.chance(0.6));
  const form = new URLSearchParams(turnover);
  for (const id of item) form.append("item", id);
  for (const id of row.ticked) form.append("was", id);
  const { status } = await browser.post(`${path}/checks`, form.toString(), FORM);
  if (status === 303) ticks.of(run).set(name, new Set(item));
  const latest = rowOf((await browser.get(path)).text, turnover);
  if (latest) checkTicks(run, latest, ticks.of(run).get(name) ?? new Set());
  const note = dice.chance(0.3) ? await noteThing(run, browser, { path, turnover, day }) : "";
  return ` ticks ${item.length} of ${row.items.length}: ${status}${note}`;
}

function checkTicks(run: Run, row: Row, known: ReadonlySet<string>): void {
  if (row.ticked.toSorted().join() !== [...known].toSorted().join())
    run.fail("lost", `a check list shows ${row.ticked.length} ticks, and ${known.size} were made`);
}

async function noteThing(
  run: Run,
  browser: Visitor,
  { path, turnover, day }: Omit<Cleaned, "page">,
): Promise<string> {
  const text = `A scarf on day ${day}`;
  const form = new URLSearchParams({ ...turnover, text }).toString();
  const pressed = [await browser.post(`${path}/left-behind`, form, FORM)];
  pressed.push(await browser.post(`${path}/left-behind`, form, FORM));
  const isStored = pressed.some(
    ({ status, headers }) => status === 303 && !headers.get("location")?.includes("?"),
  );
  if (isStored) noted.of(run).set(text, turnover.guidebook);
  const { status, body } = await call(run, run.owner, "get", "/api/left-behind");
  if (status !== 200) return "";
  const found = body.filter(
    (one: { text: string; guidebookId: string }) =>
      one.text === text && one.guidebookId === turnover.guidebook,
  );
  const wanted = noted.of(run).get(text) === turnover.guidebook ? 1 : 0;
  if (found.length !== wanted) run.fail("lost", `"${text}" is listed ${found.length} times, not ${wanted}`);
  return `, notes a thing: ${pressed.map((one) => one.status).join(", ")}`;
}

interface Row {
  items: string[];
  ticked: string[];
}

/** Returns the check list of a turnover on a page, null where it is not shown. */
function rowOf(page: string, { guidebook, day }: Cleaned["turnover"]): Row | null {
  const start = page.indexOf(`<form id="checks-${day}-${guidebook}"`);
  if (start < 0) return null;
  const form = page.slice(start, page.indexOf("</form>", start));
  const valuesOf = (input: RegExp) => [...form.matchAll(input)].map(([, value]) => value ?? "");
  return {
    items: valuesOf(/<input id="[^"]+" type="checkbox" name="item" (?:checked="" )?value="([^"]+)"/g),
    ticked: valuesOf(/name="was" value="([^"]+)"/g),
  };
}
