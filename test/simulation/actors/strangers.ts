import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { call, FORGOTTEN_AFTER_DAYS } from "#test/simulation/actors/host.ts";
import { FORM } from "#test/simulation/actors/guests.ts";
import { DAY, MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { propertyOf, type PropertyState, type Run } from "#test/simulation/run.ts";

/** A stranger at each property, with what everybody has: the permanent link, and guesses. Some ask by a first name. */
export function strangerActs({ seed, days }: Size, model: ModelProperty): Act[] {
  const { number } = model;
  const dice = newDice(`stranger ${seed} ${number}`);
  const acts: Act[] = [];
  for (let day = 1; day < days; day += 1) {
    const at = momentAt(day * 24) + dice.below(1440) * MINUTE;
    const guess = Array.from({ length: 8 }, () => dice.of("23456789ABCDEFGHJKLMNPQRSTUVWXYZ".split(""))).join(
      "",
    );
    const kind = dice.below(5);
    const perform = (run: Run) => visit(run, propertyOf(run, number), kind, guess);
    acts.push({ at, actor: `stranger ${number}`, property: number, name: `comes on day ${day}`, perform });
  }
  for (let day = 3 + dice.below(6); day < days; day += 4 + dice.below(8)) {
    const at = momentAt(day * 24) + dice.below(1440) * MINUTE;
    const name = `Zo${Array.from({ length: 6 }, () => dice.of("aeioulmnr".split(""))).join("")}`;
    const isAnswered = dice.chance(0.6);
    const perform = (run: Run) => askForCode(run, propertyOf(run, number), name, isAnswered);
    acts.push({ at, actor: `stranger ${number}`, property: number, name: `asks on day ${day}`, perform });
  }
  return acts;
}

/** A host with the phone in hand says no at once; then no email comes about it. */
async function askForCode(
  run: Run,
  { slug, model, host }: PropertyState,
  name: string,
  isAnswered: boolean,
): Promise<string> {
  const browser = run.visitorOf(`${name} at ${model.number}`, { is: "stranger" });
  run.forgotten.add(name, "of who asked for a code", run.now() + FORGOTTEN_AFTER_DAYS * DAY);
  const form = new URLSearchParams({ name }).toString();
  const requested = await browser.post(`/view/${slug}/stay/request`, form, FORM);
  if (!isAnswered) return `asks for a code as ${name}: ${requested.status}`;
  const { body: open } = await call(run, host, "get", "/api/stay-requests");
  const request = open.find((one: { firstName: string }) => one.firstName === name);
  if (!request) return `asks for a code as ${name}, and the host is not shown it`;
  await call(run, host, "post", `/api/stay-requests/${request.id}/answer`, { refuse: true });
  run.withdrawn.push({ to: host.email, about: new RegExp(name), why: "the host had answered" });
  return `asks for a code as ${name}, and the host says no`;
}

async function visit(run: Run, property: PropertyState, kind: number, guess: string): Promise<string> {
  const { slug, model } = property;
  const browser = run.visitorOf(`stranger ${model.number}`, { is: "stranger" });
  switch (kind) {
    case 0:
      return `opens the permanent link: ${(await browser.get(`/view/${slug}`)).status}`;
    case 1:
      return `prints it: ${(await browser.get(`/print/${slug}`)).status}`;
    case 2:
      return `asks the public call: ${(await browser.get(`/api/public/slug/${slug}`)).status}`;
    case 3: {
      const token = guess.repeat(3).slice(0, 22);
      return `guesses a link: ${(await browser.get(`/view/${token}`)).status}`;
    }
    default: {
      // An unknown code has the calendars read, which the model of Booking.com cannot follow.
      if (model.source !== "hand" && "year" in model.source) return "";
      const form = new URLSearchParams({ booking: guess }).toString();
      const entered = await browser.post(`/view/${slug}/stay`, form, FORM);
      if (entered.status === 303) run.fail("leaks", `a stranger guesses a code of property ${model.number}`);
      return `guesses a code: ${entered.status}`;
    }
  }
}
