import { expect, onTestFinished, test, vi } from "vitest";
import { readManualFile } from "#contentImport/client.ts";
import type { ReadManual, SortingStep } from "#contentImport/contract.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";
import { standInForApi } from "#test/apiStandIn.ts";

const byRules: ReadManual = {
  lines: [{ text: "Blorp" }],
  sentences: [{ id: "s1", line: 0, text: "Blorp", form: "sentence", target: null }],
  warnings: [],
};
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const begun = event("read", byRules) + event("step", { done: 0, total: 1 });

function readBlorp(onStep: (step: SortingStep) => unknown = () => {}) {
  const stopping = new AbortController();
  const watched = { onStep, signal: stopping.signal };
  return { stopping, manual: readManualFile(new File(["Blorp"], "blorp.txt"), null, watched) };
}

test("a manual is what a model made of it at the end", async () => {
  const sorted = { ...byRules, sorting: { moved: 1, dropped: 0 } };
  standInForApi(() => ({ body: begun + event("done", sorted) }));
  const steps: SortingStep[] = [];
  expect(await readBlorp((step) => steps.push(step)).manual).toEqual(sorted);
  expect(steps).toEqual([{ done: 0, total: 1 }]);
});

test("a line that ends early leaves what our rules propose", async () => {
  standInForApi(() => ({ body: begun }));
  expect(await readBlorp().manual).toEqual(byRules);
});

test("so does a host who goes on without the model", async () => {
  vi.stubGlobal("fetch", async (_input: unknown, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        line.enqueue(new TextEncoder().encode(begun));
        signal.addEventListener("abort", () => line.error(signal.reason));
      },
    });
    return new Response(body, { headers: { [REQUEST_ID_HEADER]: "1" } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { stopping, manual } = readBlorp(() => stopping.abort());
  expect(await manual).toEqual(byRules);
});

test("a line that ends before anything was read is a failure", async () => {
  standInForApi(() => ({ body: "" }));
  await expect(readBlorp().manual).rejects.toThrow("ended before");
});
