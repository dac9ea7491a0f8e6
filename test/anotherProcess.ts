import { openPlatform } from "#core/platform.server.ts";
import { buildApp } from "#app/server/buildApp.ts";
import { listen, type AnswerFirst } from "#test/listen.ts";
import { newVisitor } from "#test/visitor.ts";
import { whenOver } from "#test/whenOver.ts";
import type { World } from "#test/world.ts";

/** Another process on the same database and data folder, perhaps of another build. */
export function anotherProcess(
  { platform: { config, log }, clock }: World,
  { build = "test", word = "teal" } = {},
) {
  const platform = openPlatform({ config, now: () => clock.now(), log });
  whenOver(() => platform.close());
  const app = buildApp(
    platform,
    { url: (source) => `/${source}`, style: () => `p{color:${word}}`, serve: (_c, next) => next(), build },
    (c) => Promise.resolve(c.text("screen")),
  );
  const guest = newVisitor(app.fetch as (request: Request) => Promise<Response>); // Hono may answer at once
  return { platform, guest, listen: (answerFirst: AnswerFirst) => listen(app.fetch, answerFirst) };
}
