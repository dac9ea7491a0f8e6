import { expect, test } from "vitest";
import { newThrottle } from "#places/net/throttle.server.ts";

/** A throttle whose pauses take no time, and a record of the order of events. */
function recorded() {
  const record: string[] = [];
  const throttle = newThrottle({ waits: (ms) => Promise.resolve(record.push(`${ms} ms`)) });
  const send = (name: string, status = 200) => {
    return throttle.run(async () => {
      record.push(`${name} out`);
      await Promise.resolve();
      record.push(`${name} in`);
      return new Response(null, { status });
    });
  };
  return { record, send, throttle };
}

test("one request is out at a time, with a second between them", async () => {
  const { record, send } = recorded();
  await Promise.all([send("a"), send("b")]);
  expect(record).toEqual(["a out", "a in", "1000 ms", "b out", "b in"]);
});

test("after too many requests the next one waits for half a minute, and the one after it for a second", async () => {
  const { record, send } = recorded();
  await Promise.all([send("a", 429), send("b"), send("c")]);
  expect(record.filter((step) => step.endsWith("ms"))).toEqual(["30000 ms", "1000 ms"]);
});

test("one that fails, or that nobody waits for any more, holds up none", async () => {
  const { record, send, throttle } = recorded();
  const broken = throttle.run(() => Promise.reject(new Error("no network")));
  const left = throttle.run(() => Promise.resolve(new Response()), AbortSignal.abort());
  await expect(broken).rejects.toThrow("no network");
  await expect(left).rejects.toThrow("aborted");
  await send("a");
  expect(record).toContain("a in");
});

test("processes of one application share the requests that a server allows", async () => {
  const record: string[] = [];
  const answers = [false, false, true];
  const throttle = newThrottle({
    isFree: () => Promise.resolve(answers.shift() ?? true),
    waits: (ms) => Promise.resolve(record.push(`${ms} ms`)),
  });
  await throttle.run(() => Promise.resolve(new Response()));
  expect(record).toEqual(["1000 ms", "1000 ms"]);
});
