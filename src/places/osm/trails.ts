import { distanceMetres, type Point } from "#places/geo.ts";
import type { OsmElement, RawRelation, RawWay, Request, Tags } from "#places/osm/element.ts";
import type { Trail } from "#places/trails/trail.ts";

/** A stretch of a trail: its length, and the nodes at its ends. */
interface Leg {
  metres: number;
  ends: { node: number; at: Point }[];
}

interface NamedPath {
  id: number;
  tags: Tags;
  leg: Leg;
}

/** Ways of a route that do not count for its length. */
const ASIDE = /alternat|excursion|approach|connection|link|shortcut|detour/;
/** More ends mean a network of paths, not one walk. */
const MAX_ENDS = 6;
/** Ends within this distance are joined; metres. */
const CLOSED = 60;

/** Measures walks and rides while a file is read: routes by their ways, and connected paths of one name. */
export class Trails {
  readonly #wants: Request["wantsTrail"];
  /** The ways of routes; null until measured. */
  readonly #legs = new Map<number, Leg | null>();
  readonly #paths: NamedPath[] = [];

  constructor(wants: Request["wantsTrail"]) {
    this.#wants = wants;
  }

  expect({ tags, ways }: RawRelation): void {
    if (this.#wants(tags)) for (const way of ways) this.#legs.set(way, null);
  }

  needs = ({ id, tags }: RawWay): boolean => this.#legs.has(id) || this.#wants(tags);

  /** Measures a way; one that is incomplete in the file has no length. */
  measure({ id, tags, refs }: RawWay, find: (ref: number) => Point | null): void {
    const points = refs.map(find);
    const leg = points.includes(null) ? null : legOf(refs, points as Point[]); // none is null
    if (!leg) return;
    if (this.#legs.has(id)) this.#legs.set(id, leg);
    if (this.#wants(tags)) this.#paths.push({ id, tags, leg });
  }

  /** Returns the trail of a route; null when a part of it is not in the file. */
  ofRoute({ tags, ways, roles }: RawRelation): Trail | null {
    if (!this.#wants(tags)) return null;
    const all = ways.flatMap((way, at) =>
      ASIDE.test(roles[at] ?? "") ? [] : [{ leg: this.#legs.get(way), role: roles[at] ?? "" }],
    );
    // Two sides of a road, there and back, count once.
    const back = all.filter(({ role }) => role === "backward");
    const isThere = all.some(({ role }) => role === "forward");
    const legs = all.filter((one) => !isThere || !back.includes(one)).map(({ leg }) => leg);
    return legs.length === 0 || legs.some((leg) => !leg) ? null : trailOf(legs as Leg[], tags); // none is missing
  }

  /** Returns the connected paths of each name as walks, with the id of their first way. */
  ofPaths(): OsmElement[] {
    const byName = Map.groupBy(this.#paths, ({ tags }) => tags["name"] ?? "");
    return [...byName.values()].flatMap(connected).flatMap((paths): OsmElement[] => {
      const [first] = paths.toSorted((a, b) => a.id - b.id);
      const longest = paths.toSorted((a, b) => b.leg.metres - a.leg.metres)[0];
      const trail = trailOf(
        paths.map(({ leg }) => leg),
        longest?.tags ?? {},
      );
      const [at] = trail?.ends ?? [];
      return first && longest && trail && at
        ? [{ type: "way", id: first.id, tags: longest.tags, ...at, trail }]
        : [];
    });
  }
}

/** Returns the trail of one line, given with all its points. */
export function trailOfLine(path: readonly Point[], tags: Tags): Trail | null {
  const refs = path.map(({ lat, lon }) => lat * 1e7 + lon); // the same point has the same number
  const leg = legOf(refs, path);
  return leg && trailOf([leg], tags);
}

function legOf(refs: readonly number[], points: readonly Point[]): Leg | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const metres = points.reduce((sum, to, at) => sum + distanceMetres(points[at - 1] ?? to, to), 0);
  const ends = [
    { node: refs[0] ?? 0, at: first },
    { node: refs.at(-1) ?? 0, at: last },
  ];
  return { metres, ends };
}

/** An end has one stretch only; three make a branch. */
function trailOf(legs: readonly Leg[], tags: Tags): Trail | null {
  const metres = legs.reduce((sum, leg) => sum + leg.metres, 0);
  const start = legs[0]?.ends[0]?.at;
  const meeting = [
    ...Map.groupBy(
      legs.flatMap((leg) => leg.ends),
      ({ node }) => node,
    ).values(),
  ];
  const ends = meeting.flatMap((met) => (met.length === 1 && met[0] ? [met[0].at] : []));
  const [one, other] = ends;
  if (!start || ends.length > MAX_ENDS) return null;
  if (meeting.some((met) => met.length > 2 && met.length % 2 === 1))
    return { metres, shape: "branches", ends: one ? ends : [start] };
  if (!one || !other || tags["roundtrip"] === "yes" || distanceMetres(one, other) < CLOSED)
    return { metres, shape: "loop", ends: [one ?? start] };
  return { metres, shape: ends.length === 2 ? "line" : "branches", ends };
}

/** Groups paths that are connected by their ends. */
function connected(paths: readonly NamedPath[]): NamedPath[][] {
  const groups: { nodes: Set<number>; paths: NamedPath[] }[] = [];
  for (const path of paths) {
    const nodes = path.leg.ends.map(({ node }) => node);
    const met = groups.filter((group) => nodes.some((node) => group.nodes.has(node)));
    const whole = {
      nodes: new Set([...nodes, ...met.flatMap((group) => [...group.nodes])]),
      paths: [...met.flatMap((group) => group.paths), path],
    };
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push(whole);
  }
  return groups.map((group) => group.paths);
}
