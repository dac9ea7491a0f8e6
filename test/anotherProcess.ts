import { openContext } from "#core/context.server.ts";
import { buildApp } from "#app/server/buildApp.ts";
import { listen, type AnswerFirst } from "#test/listen.ts";
import { newVisitor } from "#test/visitor.ts";
import { whenOver } from "#test/whenOver.ts";
import type { World } from "#test/world.ts";

/** Another process on the same database and data folder. */
export function anotherProcess({ context: { config, log }, clock }: World, { word = "teal" } = {}) {
  const context = openContext({ config, now: () => clock.now(), log });
  whenOver(() => context.close());
  const app = buildApp(
    context,
    { url: (source) => `/${source}`, style: () => `p{color:${word}}`, serve: (_c, next) => next() },
    (c) => Promise.resolve(c.text("screen")),
  );
  const guest = newVisitor(app.fetch as (request: Request) => Promise<Response>); // Hono may answer at once
  return { context, guest, listen: (answerFirst: AnswerFirst) => listen(app.fetch, answerFirst) };
}
