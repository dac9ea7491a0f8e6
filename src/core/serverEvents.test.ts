import { expect, test } from "vitest";
import { serverEvents } from "#core/serverEvents.ts";

async function readAll(...chunks: string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(encoder.encode(chunk));
      stream.close();
    },
  });
  const events = [];
  for await (const event of serverEvents(body)) events.push(event);
  return events;
}

test("each block is one event", async () => {
  expect(await readAll("event: step\ndata: 1\n\nevent: done\ndata: 2\n\n")).toEqual([
    { event: "step", data: "1" },
    { event: "done", data: "2" },
  ]);
});

test("a block may come in pieces", async () => {
  expect(await readAll("event: st", "ep\ndata: {\ndata", ": }\n", "\n")).toEqual([
    { event: "step", data: "{\n}" },
  ]);
});

test("comments that keep the line open say nothing", async () => {
  expect(await readAll(": wait\n\ndata: x\r\n\r\n")).toEqual([{ data: "x" }]);
});

test("a line may end as any system ends it, and a pair of ends may come in pieces", async () => {
  expect(await readAll("event: step\r", "\ndata: 1\r\n\r\nevent: done\rdata: 2\r\r")).toEqual([
    { event: "step", data: "1" },
    { event: "done", data: "2" },
  ]);
});

test("a block that the line broke off in is no event", async () => {
  expect(await readAll("data: 1\n\ndata: 2\n")).toEqual([{ data: "1" }]);
});
