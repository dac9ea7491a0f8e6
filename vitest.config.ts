import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const ISOLATED = "{src,test}/**/*.isolated.test.ts";
const IN_DOM = "{src,test}/**/*.dom.test.tsx";
/** Hundreds of texts through a few queries that other tests ask of both databases. */
const ON_ONE_DATABASE = [
  "src/generation/hostile.test.ts",
  "src/generation/llm/modelServers.test.ts",
  "src/guest/otherLanguages.test.ts",
  "src/guest/search/answers.test.ts",
  "src/guidebooks/translation/machine/hostile.test.ts",
];
/** The tests of every store, and of what several do at the same time. */
const OF_STORES = [
  "src/accounts/{changePassword,closedSignUp,session,signUp}.test.ts",
  "src/accounts/{members,passkeys,profile,security}/*.test.ts",
  "src/analytics/collection.test.ts",
  "src/app/server/{containers,moveToPostgres,onePerTurn,outages,upgrade}.test.ts",
  "src/billing/{planEnded,stripeCheckout,stripeMessages,testBilling/*}.test.ts",
  "src/core/{database,foreignKeys,limits,migrate,idempotency,outage,preparedQuery,secretKey,jobs/*}.test.ts",
  "src/generation/{regenerate,audit/*}.test.ts",
  "src/guest/{guestPages,notices,pageCache,pages/cache,stay/noCode,stay/wayIn}.test.ts",
  "src/guidebooks/{cover,duplicate,guidebooks,client,sections,sharing}.test.ts",
  "src/guidebooks/{bin,branding,cards,contacts,customSections,guestUsage,history,layout}/*.test.ts",
  "src/guidebooks/{searchesWithoutResult/*,shared/shared*,translation/translation}.test.ts",
  "src/media/media.test.ts",
  "src/operations/{accountDeletion/*,admin/*,backups/backUp}.test.ts",
  "src/places/{index/import,index/index,net/net}.test.ts",
  "src/stays/{joined,stayProperties,stays}.test.ts",
  "src/stays/{arrivalChecks,erasing,madeLinks,messageTemplates,notices,push,turnovers}/*.test.ts",
  "src/stays/calendars/{calendars,calendarUpkeep,changedBookings,meanwhile}.test.ts",
];
const isSecondDatabase = process.env.TEST_DATABASE_URL !== undefined;
/** On the second database `npm test` runs the tests of stores alone, and `npm run test:deep` leaves them out. */
const stores = process.env.STORES;

export default defineConfig({
  test: {
    environment: "node",
    pool: "threads",
    // A test waits for servers, files and clocks half of its time.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // A limit for what hangs, and none for how long something takes: a busy machine takes many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    // The same for the processes that a run starts.
    env: { TEST_RUN: String(process.pid) },
    globalSetup: "test/dropAfterRun.ts",
    projects: [
      {
        extends: true,
        // Files of one worker share the modules they import, which halves the time of a whole run.
        test: {
          name: "shared",
          isolate: false,
          include: stores === "alone" ? OF_STORES : ["{src,test}/**/*.test.{ts,tsx}"],
          exclude: [
            ISOLATED,
            IN_DOM,
            ...(isSecondDatabase ? ON_ONE_DATABASE : []),
            ...(stores === "left out" ? OF_STORES : []),
          ],
        },
      },
      // A test that replaces a module, or counts what its process does, runs in a separate process.
      { extends: true, test: { name: "isolated", include: [ISOLATED], pool: "forks" } },
      { extends: true, test: { name: "dom", include: [IN_DOM], environment: "happy-dom" } },
    ],
  },
});
