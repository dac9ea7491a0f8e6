import { z } from "zod";
import { startStandIn, type Reply } from "#test/modelStandIn.ts";

const texts = z.record(z.string(), z.string());
const place = z.object({
  id: z.string(),
  name: z.string(),
  facts: texts,
  frames: z.array(z.string()),
});
const listPrompt = z.object({
  property: z.object({ town: z.string(), guests: z.array(z.string()) }),
  places: z.array(place),
  frames: texts,
});
const welcomePrompt = listPrompt.extend({ greeting: texts, opening: texts, guests: texts, closing: texts });
type ListPrompt = z.infer<typeof listPrompt>;

/** A place by its name, its facts, and how its frame begins. */
const chosenEntry = z.tuple([z.string(), z.array(z.string()), z.string()]);
/** A welcome's parts by how they begin. */
const chosenWelcome = z.object({
  greeting: z.string(),
  opening: z.string(),
  guests: z.string(),
  closing: z.string(),
  places: z.array(z.tuple([z.string(), z.string()])),
});
/** What a model chose, by town and guests, section by section. */
export const choices = z.record(
  z.string(),
  z.record(z.string(), z.union([z.array(chosenEntry), chosenWelcome])),
);
type Choices = z.infer<typeof choices>;
export type Note = (line: string) => void;

/** Starts a service that answers as a model answered that read the same prompts; says what it could not find in them. */
export const startChosen = (
  all: Choices,
  { note, onPrompt }: { note: Note; onPrompt: (prompt: string) => void },
) =>
  startStandIn(({ prompt }) => {
    onPrompt(prompt);
    return replyTo(prompt, all, note);
  });

function replyTo(prompt: string, all: Choices, note: Note): Reply {
  const data: unknown = JSON.parse(/<data>\n([\s\S]*)\n<\/data>/.exec(prompt)?.[1] ?? "null");
  const list = listPrompt.safeParse(data);
  const section = /^Section: (?:the )?([^.]*)\./.exec(prompt)?.[1] ?? "";
  const name = list.success ? nameOf(list.data) : "";
  const chosen = all[name]?.[section];
  if (!list.success || !chosen) {
    note(`nothing was chosen for ${name}, ${section}`);
    return { status: 500 };
  }
  const pick = picker(list.data, (line) => note(`${name}, ${section}: ${line}`));
  if (Array.isArray(chosen)) {
    const entries = chosen.map(([wanted, facts, begins]) => ({
      place: pick.place(wanted),
      frame: pick.frame(wanted, begins),
      facts: pick.facts(wanted, facts),
    }));
    return { json: { entries } };
  }
  const welcome = welcomePrompt.parse(data);
  const part = (which: "greeting" | "opening" | "guests" | "closing") =>
    pick.text(welcome[which], chosen[which]);
  const places = chosen.places.map(([wanted, begins]) => ({
    place: pick.place(wanted),
    frame: pick.frame(wanted, begins),
  }));
  const [greeting, opening, guests, closing] = [
    part("greeting"),
    part("opening"),
    part("guests"),
    part("closing"),
  ];
  return { json: { greeting, opening, guests, places, closing } };
}

const nameOf = ({ property: { town, guests } }: ListPrompt) => `${town}, ${guests.join(" and ")}`;

/** Finds the ids of one prompt; a missing one is logged, and returned as an id that no object has. */
function picker({ places, frames }: ListPrompt, note: Note) {
  const named = (wanted: string) => places.find(({ name }) => name === wanted);
  const text = (from: Record<string, string>, begins: string) => {
    const id = Object.keys(from).find((each) => from[each]?.startsWith(begins));
    if (!id) note(`no text begins "${begins}"`);
    return id ?? "gone";
  };
  return {
    text,
    place: (wanted: string) => {
      const id = named(wanted)?.id;
      if (!id) note(`no place ${wanted}`);
      return id ?? "gone";
    },
    frame: (wanted: string, begins: string) => {
      const own = named(wanted)?.frames ?? [];
      return text(Object.fromEntries(own.map((id) => [id, frames[id] ?? ""])), begins);
    },
    facts: (wanted: string, facts: readonly string[]) => {
      for (const fact of facts) if (!(fact in (named(wanted)?.facts ?? {}))) note(`${wanted} has no ${fact}`);
      return facts;
    },
  };
}
