import { expect, test } from "vitest";
import { serverEvents } from "#studio/create/serverEvents.ts";

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
  expect(await readAll(": wait\n\ndata: x\r\n\r\n")).toEqual([{ event: "message", data: "x" }]);
});
