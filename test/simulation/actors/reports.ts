import { momentOf } from "#stays/localTime.ts";
import { isBooked, daysAt } from "#test/calendarTimeline.ts";
import { dayText, momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { call, FORGOTTEN_AFTER_DAYS } from "#test/simulation/actors/host.ts";
import { checkFreshPage } from "#test/simulation/freshPage.ts";
import { HOUR, MINUTE, hourAt } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { propertyOf, type PropertyState, type Run } from "#test/simulation/run.ts";

const KINDS = ["water", "heating", "power", "lock", "internet", "noise", "cleanliness", "other"];

interface Report {
  booking: number;
  kind: string;
  text: string;
  /** Sent twice with the same key: by a second press, or by a phone that was not sure. */
  isTwice: boolean;
  isDone: boolean;
}

/**
 * Guests who report that something is wrong: some twice with one key, some offline, so that the phone sends it hours later.
 * Some hosts read it at once and tick it off, others leave it.
 */
export function reportActs({ seed, days }: Size, model: ModelProperty): Act[] {
  const { number, timeZone } = model;
  const acts: Act[] = [];
  for (const { key } of model.bookings) {
    const dice = newDice(`report ${seed} ${number}.${key}`);
    if (!dice.chance(0.4)) continue;
    const booking = model.bookings.find((one) => one.key === key);
    if (!booking) continue;
    const { arrival, departure } = daysAt(booking, Infinity);
    const day = arrival + dice.below(Math.max(1, departure - arrival));
    const pressedAt = momentOf(dayText(day), "18:00", timeZone) + dice.below(240) * MINUTE;
    const later = dice.chance(0.3) ? dice.below(8) * HOUR : 0;
    const report = {
      booking: key,
      kind: dice.of(KINDS),
      text: `It drips ${seed}-${number}-${key}-${Array.from({ length: 6 }, () => dice.of("bcdfgh".split(""))).join("")}`,
      isTwice: dice.chance(0.5),
      isDone: dice.chance(0.5),
    };
    const perform = (run: Run) => send(run, propertyOf(run, number), report);
    acts.push({
      at: pressedAt + later,
      actor: `reporter ${number}.${key}`,
      property: number,
      name: later > 0 ? `sends what waited ${later / HOUR} hours` : "reports a problem",
      perform,
    });
  }
  return acts.filter(({ at }) => at > momentAt(0) && at < momentAt(days * 24));
}

async function send(run: Run, property: PropertyState, report: Report): Promise<string> {
  const { model, host, guidebookId, links } = property;
  const booking = model.bookings.find(({ key }) => key === report.booking);
  const link = links.get(report.booking);
  if (!booking || !link || !isBooked(booking, hourAt(run.now()))) return "";
  await call(run, host, "put", `/api/guidebooks/${guidebookId}/problems`, { on: true });
  const browser = run.visitorOf(`guest ${model.number}.${report.booking}`, {
    is: "guest",
    property: model.number,
    booking: report.booking,
  });
  const { departure } = daysAt(booking, Infinity);
  run.forgotten.add(
    report.text,
    `of what guest ${model.number}.${report.booking} reported`,
    momentAt((departure + FORGOTTEN_AFTER_DAYS) * 24),
  );
  const statuses = [];
  for (let press = 0; press < (report.isTwice ? 2 : 1); press += 1) {
    const form = new FormData();
    for (const name of ["kind", "text"] as const) form.set(name, report[name]);
    form.set("key", "1");
    statuses.push((await browser.post(`/view/${link.token}/problems`, form)).status);
  }
  const { body: listed } = await call(run, host, "get", "/api/problems");
  const found = listed.filter(({ text }: { text: string | null }) => text === report.text);
  const isTaken = statuses.includes(303);
  if (found.length !== (isTaken ? 1 : 0))
    run.fail(
      "reports",
      `"${report.text}" was answered ${statuses.join(", ")} and is there ${found.length} times`,
    );
  if (!isTaken) return `reports a problem: ${statuses.join(", ")}`;
  const page = await browser.get(`/view/${link.token}`);
  await checkFreshPage(run, browser, `/view/${link.token}`, page);
  if (report.isDone) await call(run, host, "patch", `/api/problems/${found[0].id}`, { done: true });
  return `reports a problem: ${statuses.join(", ")}${report.isDone ? ", which the host ticks off" : ""}`;
}
