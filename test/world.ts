import { listen, type AnswerFirst } from "#test/listen.ts";
import { openWorld, type OpenedWorld } from "#test/openWorld.ts";
import { whenOver } from "#test/whenOver.ts";

export { PASSWORD, type Host } from "#test/openWorld.ts";

export interface World extends OpenedWorld {
  /** Serves the app over HTTP, and answers its origin. `answerFirst` comes before its router. */
  listen(answerFirst?: AnswerFirst): Promise<string>;
}

/** Opens a world that is removed when the tests are over. */
export async function newWorld(env: Record<string, string> = {}): Promise<World> {
  const world = await openWorld({ env });
  whenOver(() => world.close());
  return { ...world, listen: (answerFirst) => listen(world.fetch, answerFirst) };
}
