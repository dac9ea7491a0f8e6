import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import type { TestResponse } from "#test/visitor.ts";
import { signedIn, type Unlucky } from "#test/simulation/actors/faults.ts";
import { HOUR, MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

/** What a tab shows of a section since it was opened. */
interface Tab {
  sectionId: string;
  version: number;
  /** The text that another tab has saved meanwhile, if any. */
  saved: string | null;
}

const tabs = newMemory<Tab>();

/** A host who opens a section in a tab, saves it in another, and comes back to the first after hours or weeks. */
export function tabActs({ seed, days }: Size): Act[] {
  const dice = newDice(`tabs ${seed}`);
  const acts: Act[] = [];
  for (let day = 1 + dice.below(2), count = 0; day < days; day += 1 + dice.below(4), count += 1) {
    const opens = momentAt(day * 24) + dice.below(1200) * MINUTE;
    const comesBack = opens + dice.of([10 * MINUTE, HOUR, 25 * HOUR, 40 * 24 * HOUR]);
    const name = `tab ${count}`;
    const act = (at: number, what: string, perform: Act["perform"]) =>
      acts.push({ at, actor: name, property: null, name: what, perform });
    act(opens, "is opened", (run) => openTab(run, name));
    if (dice.chance(0.7)) act(opens + 5 * MINUTE, "is overtaken", (run) => saveElsewhere(run, name));
    act(comesBack, "is saved", (run) => saveTab(run, name));
  }
  return acts.filter(({ at }) => at < momentAt(days * 24));
}

const textOf = (words: string) => ({ text: `<p>${words}</p>` });

async function sectionOf({ visitor, guidebookId }: Unlucky) {
  const { body } = await visitor.get(`/api/guidebooks/${guidebookId}/sections`);
  return body.find(({ type }: { type: string }) => type === "kitchen");
}

async function openTab(run: Run, name: string): Promise<string> {
  const host = await signedIn(run);
  if (!host) return "";
  const { id, version } = await sectionOf(host);
  tabs.of(run).set(name, { sectionId: id, version, saved: null });
  return "is opened";
}

async function saveElsewhere(run: Run, name: string): Promise<string> {
  const [host, tab] = [await signedIn(run), tabs.of(run).get(name)];
  if (!host || !tab) return "";
  const { version } = await sectionOf(host);
  const words = `Saved past ${name}.`;
  const saved = await put(host, tab.sectionId, { content: textOf(words), version });
  if (saved.status !== 200) run.fail("lost", `a section is saved with its version: ${saved.status}`);
  tab.saved = words;
  return "is overtaken by another one";
}

const put = ({ visitor }: Unlucky, id: string, body: object): Promise<TestResponse> =>
  visitor.put(`/api/guidebook-sections/${id}`, body);

/** Of a section that another tab has saved it is refused with what is stored; then the host saves over it, and finds it again. */
async function saveTab(run: Run, name: string): Promise<string> {
  const [host, tab] = [await signedIn(run), tabs.of(run).get(name)];
  if (!host || !tab) return "";
  const stored = await sectionOf(host);
  const isOld = stored.version !== tab.version;
  const content = textOf(`Saved in ${name}.`);
  const first = await put(host, tab.sectionId, { content, version: tab.version });
  if (first.status !== (isOld ? 409 : 200))
    run.fail("lost", `a ${isOld ? "stale" : "current"} section is answered ${first.status}`);
  if (!isOld) return `is saved: ${first.status}`;
  if (
    first.body.code !== "stale_section" ||
    JSON.stringify(first.body.section?.content) !== JSON.stringify(stored.content)
  )
    run.fail("lost", `a stale section is refused without what is stored: ${first.text.slice(0, 200)}`);
  const again = await put(host, tab.sectionId, { content, version: stored.version });
  const versions = await host.visitor.get(`/api/guidebook-sections/${tab.sectionId}/history`);
  if (again.status !== 200 || (await sectionOf(host)).content.text !== content.text)
    run.fail("lost", `a section is saved over another tab's: ${again.status}`);
  if (versions.status !== 200 || versions.body.length === 0)
    run.fail("lost", `what a tab was saved over is in no version: ${versions.status}`);
  return `is saved: ${first.status}, and over the other one: ${again.status}`;
}
