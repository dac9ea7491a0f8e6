import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { call } from "#test/simulation/actors/host.ts";
import { FORM } from "#test/simulation/actors/guests.ts";
import { MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { clean, switchListOn } from "#test/simulation/actors/cleaning.ts";
import { newMemory, propertyOf, type Run } from "#test/simulation/run.ts";

interface CleanerLink {
  token: string;
  endedAt: number | null;
}

/** A cleaner without codes and one with the codes of the first property, whose link ends in the middle. */
export function cleanerActs({ seed, days }: Size, models: readonly ModelProperty[]): Act[] {
  const [first] = models;
  if (!first) return [];
  const numbers = models.map(({ number }) => number);
  return [
    ...actsOf(seed, days, { name: "cleaner", properties: numbers, showsCodes: false }),
    ...actsOf(seed, days, { name: "cleaner with codes", properties: [first.number], showsCodes: true }),
  ];
}

const links = newMemory<CleanerLink>();

interface Cleaner {
  name: string;
  properties: readonly number[];
  showsCodes: boolean;
}

function actsOf(seed: number, days: number, cleaner: Cleaner): Act[] {
  const dice = newDice(`${cleaner.name} ${seed}`);
  const act = (day: number, minutes: number, name: string, perform: Act["perform"]): Act => ({
    at: momentAt(day * 24) + minutes * MINUTE,
    actor: cleaner.name,
    property: null,
    name,
    perform,
  });
  const acts = [act(0, 30, "is given a link", (run) => giveLink(run, cleaner))];
  const lastDay = Math.floor(days * (0.4 + dice.below(50) / 100));
  acts.push(act(lastDay, 600, "loses the link", (run) => endLink(run, cleaner)));
  for (let day = 1; day < days; day += 1 + dice.below(2))
    acts.push(act(day, 540 + dice.below(120), "reads the list", (run) => readList(run, cleaner, day)));
  return acts;
}

async function giveLink(run: Run, { name, properties, showsCodes }: Cleaner): Promise<string> {
  const guidebookIds = properties.map((number) => propertyOf(run, number).guidebookId);
  const made = await call(run, run.owner, "post", "/api/turnover-links", {
    guidebookIds,
    label: name,
    showsCodes,
  });
  if (made.status !== 201) throw new Error(`a cleaner's link was not made: ${made.text}`);
  links.of(run).set(name, { token: made.body.token, endedAt: null });
  for (const id of guidebookIds) await switchListOn(run, id);
  return "is given a link";
}

async function endLink(run: Run, { name }: Cleaner): Promise<string> {
  const link = links.of(run).get(name);
  if (!link) return "";
  const { body: listedLinks } = await call(run, run.owner, "get", "/api/turnover-links");
  const listed = listedLinks.find(({ token }: { token: string }) => token === link.token);
  const ended = await call(run, run.owner, "delete", `/api/turnover-links/${listed?.id ?? link.token}`);
  link.endedAt = run.now();
  return `loses the link: ${ended.status}`;
}

async function readList(run: Run, { name, properties, showsCodes }: Cleaner, day: number): Promise<string> {
  const link = links.of(run).get(name);
  if (!link) return "";
  const isEnded = link.endedAt !== null;
  const reader = isEnded
    ? ({ is: "stranger" } as const)
    : ({ is: "cleaner", properties, showsCodes } as const);
  const browser = run.visitorOf(isEnded ? `${name} without a link` : name, reader);
  const page = await browser.get(`/turnovers/${link.token}`);
  const isOpen = page.status === 200;
  if (isOpen === isEnded)
    run.fail(isEnded ? "removed" : "errors", `the link of the ${name} answers ${page.status}`);
  const row = /name="guidebook" value="([^"]+)"[\s\S]*?name="day" value="([^"]+)"/.exec(page.text);
  if (!row || isEnded) return `reads the list: ${page.status}`;
  const turnover = { guidebook: row[1] ?? "", day: row[2] ?? "" };
  const cleaned = await clean(run, browser, {
    path: `/turnovers/${link.token}`,
    page: page.text,
    turnover,
    day,
  });
  const form = new URLSearchParams(turnover);
  const marked = await browser.post(`/turnovers/${link.token}/ready`, form.toString(), FORM);
  if (!marked.headers.get("location")?.includes("?open="))
    return `reads the list: ${page.status},${cleaned} and marks a home as ready: ${marked.status}`;
  form.set("anyway", "yes");
  const answered = await browser.post(`/turnovers/${link.token}/ready`, form.toString(), FORM);
  return `reads the list: ${page.status},${cleaned} and marks a home as ready all the same: ${answered.status}`;
}
