import { z } from "zod";

/** Things by short ids, so that an id that a model makes up matches none. */
export interface Ids<Thing> {
  ids: readonly string[];
  of: (id: unknown) => Thing | undefined;
  idOf: (thing: Thing) => string;
}

/** Numbers things: "p1", "p2" … */
export function numbered<Thing>(prefix: string, things: readonly Thing[]): Ids<Thing> {
  const ids = things.map((_, at) => `${prefix}${at + 1}`);
  const byId = new Map(things.map((thing, at) => [ids[at], thing]));
  const byThing = new Map(things.map((thing, at) => [thing, ids[at] ?? ""]));
  return {
    ids,
    of: (id) => (typeof id === "string" ? byId.get(id) : undefined),
    idOf: (thing) => byThing.get(thing) ?? "",
  };
}

/** Returns the schema of one of some ids, for a request. Services refuse an empty enum. */
export const oneOf = (ids: readonly string[]) =>
  z.enum((ids.length > 0 ? ids : ["none"]) as [string, ...string[]]); // never empty

type Json = Record<string, unknown>; // an object of any fields

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the list in an answer. Small models leave out its name and answer with the list alone. */
export function listIn(json: unknown, name: string): unknown[] | null {
  const list = isObject(json) ? json[name] : json;
  return Array.isArray(list) ? list : null;
}
