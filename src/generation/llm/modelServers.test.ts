import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generate, importDistrict, lampHouse, sectionsOf } from "#test/district.ts";
import { modelReplays } from "#test/modelReplays.ts";
import { startStandIn, type ModelRequest, type Refuse, type Reply } from "#test/modelStandIn.ts";
import { sampleOf } from "#test/quick.ts";
import { whenOver } from "#test/whenOver.ts";
import { newWorld } from "#test/world.ts";

/** The text of the fourth closing, which the rules do not choose for this name. */
const WELCOME = "Have a good stay, and do ask if anything is unclear.";
/** The made-up district has no places that the lists leave for the recommendations. */
const SECTIONS = 5;

const jsonFor = ({ prompt }: ModelRequest) =>
  prompt.startsWith("Section: the welcome")
    ? { closing: "c4" }
    : { entries: [{ place: "p2", frame: "f1", facts: [] }] };

/** A world with a model that answers as given, and the number of calls since the last count. */
async function newModelWorld({
  refuse,
  answer,
  env = {},
}: {
  refuse?: Refuse | undefined;
  answer: (request: ModelRequest) => Reply;
  env?: Record<string, string>;
}) {
  const standIn = await startStandIn(answer, refuse ?? (() => null));
  whenOver(async () => standIn.close());
  const world = await newWorld({ LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: "stand-in", ...env });
  await importDistrict(world);
  const aroha = await world.host("Aroha");
  const write = async () => {
    standIn.requests.length = standIn.refusals.length = 0;
    const guidebook = await generate(aroha, lampHouse);
    const { sectionsByModel } = guidebook.enhancedMetrics;
    const words = JSON.stringify(await sectionsOf(aroha, guidebook));
    return { sectionsByModel, words, calls: standIn.requests.length + standIn.refusals.length };
  };
  return { write, standIn, logged: world.logged };
}

const replays = sampleOf(modelReplays, 4);
describe.each(replays)("$service: $behaviour", ({ refuse, answer, calls: [first, later] }) => {
  test("every section is the model's, and what was refused is not tried again", async () => {
    const { write } = await newModelWorld({
      refuse,
      answer: (request) => answer(JSON.stringify(jsonFor(request))),
    });
    const fresh = await write();
    expect(fresh.sectionsByModel).toHaveLength(SECTIONS);
    expect(fresh.words).toContain(WELCOME);
    // Three sections are requested at a time, before the first has failed.
    expect(fresh.calls).toBeLessThanOrEqual(first * SECTIONS);
    expect(fresh.calls).toBeGreaterThanOrEqual(first + SECTIONS - 1);
    expect((await write()).calls).toBe(later * SECTIONS);
  });
});

test("an answer without JSON is asked for once more, with the schema in the prompt", async () => {
  const { write, standIn } = await newModelWorld({
    answer: (request) =>
      request.parameters.response_format === undefined
        ? { json: jsonFor(request) }
        : { text: "The café first, and then the museum." },
  });
  expect(await write()).toMatchObject({ sectionsByModel: { length: SECTIONS }, calls: 2 * SECTIONS });
  const systems = standIn.requests.map(({ system }) => system.includes('"additionalProperties":false'));
  expect(systems.filter(Boolean)).toHaveLength(SECTIONS);
});

test("of an answer with bad items, the good ones stay", async () => {
  const { write } = await newModelWorld({
    answer: ({ prompt }) =>
      prompt.startsWith("Section: the welcome")
        ? { json: { greeting: "g99", opening: 7, places: [{ place: "p99" }, "p1"], closing: "c4" } }
        : { json: [{ place: "p99" }, "p1", { place: "p2", frame: "none", facts: "hours" }, null] },
  });
  const { sectionsByModel, words } = await write();
  expect(sectionsByModel).toHaveLength(SECTIONS);
  expect(words).toContain(WELCOME);
});

test("an answer as the call of a tool that nobody offered is read", async () => {
  const { write } = await newModelWorld({
    answer: (request) => ({
      message: {
        content: null,
        tool_calls: [
          {
            id: "call_1",
            type: "function",
            function: { name: "response", arguments: JSON.stringify(jsonFor(request)) },
          },
        ],
      },
    }),
  });
  expect((await write()).sectionsByModel).toHaveLength(SECTIONS);
});

test("the model is told how long it may reason, where the operator set that", async () => {
  const { write, standIn } = await newModelWorld({
    answer: (request) => ({ json: jsonFor(request) }),
    env: { LLM_REASONING_EFFORT: "none" },
  });
  await write();
  expect(standIn.requests[0]?.parameters).toMatchObject({ reasoning_effort: "none", max_tokens: 8000 });
});

test("a wrong model name is said in the log, and not tried in another form", async () => {
  const { write, logged } = await newModelWorld({
    refuse: () => ({
      status: 404,
      body: {
        error: { message: "model 'qwen' not found", type: "not_found_error", code: null, param: null },
      },
    }),
    answer: () => ({ json: {} }),
  });
  expect(await write()).toMatchObject({ sectionsByModel: [], calls: SECTIONS });
  expect(logged).toContainEqual(expect.objectContaining({ status: 404, code: "not_found_error" }));
});

test("the document has every replay, and no other", () => {
  const [table = ""] = readFileSync("docs/reference/model-servers.md", "utf8").split("## Settings");
  const [, , ...rows] = table.match(/^\| [^|]+ \| [^|]+ \|/gm) ?? [];
  expect(rows).toEqual(modelReplays.map(({ service, behaviour }) => `| ${service} | ${behaviour} |`));
});
