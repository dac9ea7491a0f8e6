import type { Visitor } from "#test/visitor.ts";

const TOKEN = "a token for the figures";

/** The setting of a world whose figures `readFiguresAs` reads. */
export const FIGURES = { METRICS_TOKEN: TOKEN };

/** Reads `/metrics` with the token, as Prometheus does. */
export const readFiguresAs = (visitor: Visitor, headers: Record<string, string> = {}) =>
  visitor.get("/metrics", { authorization: `Bearer ${TOKEN}`, ...headers });
