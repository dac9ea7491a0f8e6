import type { RawRelation, Tags } from "#places/osm/element.ts";

const ROUTES = /^(bus|trolleybus|tram|train|light_rail|subway|ferry|monorail|funicular)$/;
/** Maximum lines per stop. */
const MAX_LINES = 8;

/** Public transport lines by their stops. */
export class Lines {
  readonly #served = new Map<number, Set<string>>();

  add({ tags, nodes }: RawRelation): void {
    const line = tags["ref"] ?? tags["name"];
    if (!line || tags["type"] !== "route" || !ROUTES.test(tags["route"] ?? "")) return;
    for (const id of nodes) this.#serve(id, line);
  }

  #serve(stop: number, line: string): void {
    const lines = this.#served.get(stop);
    if (lines) lines.add(line);
    else this.#served.set(stop, new Set([line]));
  }

  /** Returns the tags of a stop with its lines as `route_ref`; other tags unchanged. */
  withLines({ id, tags }: { id: number; tags: Tags }): Tags {
    const lines = this.#served.get(id);
    if (!lines || tags["route_ref"]) return tags;
    const some = [...lines].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return { ...tags, route_ref: some.slice(0, MAX_LINES).join(";") };
  }
}
