import { describe, expect, test } from "vitest";
import { readConfirming } from "#billing/confirming.ts";
import type { SubscriptionStatus } from "#billing/contract.ts";
import { pollUntilActive, readReturn, withoutReturn } from "#billing/paymentReturn.ts";

const active: SubscriptionStatus = {
  status: "active",
  plan: "Pro",
  price: null,
  periodEnd: 1,
  renews: true,
  pastDue: false,
  askOwner: null,
  checkout: null,
};
const inactive: SubscriptionStatus = { ...active, status: "inactive" };

function polling(answers: (SubscriptionStatus | Error)[]) {
  const waits: number[] = [];
  let calls = 0;
  const settled = pollUntilActive(
    async () => {
      const answer = answers[Math.min(calls++, answers.length - 1)];
      if (answer instanceof Error || !answer) throw answer;
      return answer;
    },
    async (ms) => void waits.push(ms),
  );
  return settled.then((status) => ({ status, calls, waits }));
}

describe("after a payment the status is asked", () => {
  test("once, where it is active already", async () => {
    expect(await polling([active])).toEqual({ status: active, calls: 1, waits: [500] });
  });

  test("five times at most: after 500 ms, each wait twice as long as the one before, 5000 ms at most", async () => {
    expect(await polling([inactive])).toEqual({
      status: inactive,
      calls: 5,
      waits: [500, 1000, 2000, 4000, 5000],
    });
  });

  test("again after a question that failed", async () => {
    const { status, calls } = await polling([new Error("offline"), inactive, active]);
    expect({ status, calls }).toEqual({ status: active, calls: 3 });
  });

  test("for the last good answer, where the connection breaks", async () => {
    expect((await polling([inactive, new Error("offline")])).status).toEqual(inactive);
    expect((await polling([new Error("offline")])).status).toBeNull();
  });
});

describe("the address of a return", () => {
  test.each([
    ["?success=true&session_id=cs_1", { sessionId: "cs_1" }],
    ["?success=true", { sessionId: undefined }],
    ["?session_id=cs_1", { sessionId: "cs_1" }],
    ["?success=false", null],
    ["?cancelled=true", null],
    ["", null],
  ])("%s", (search, is) => expect(readReturn(search)).toEqual(is));

  test("loses what the checkout put there, and nothing else", () => {
    expect(withoutReturn("?success=true&session_id=cs_1")).toBe("");
    expect(withoutReturn("?a=1&success=true")).toBe("?a=1");
  });

  test("leaves in the history what a reload needs", () => {
    expect(readConfirming({ confirming: { sessionId: "cs_1" } })).toEqual({ sessionId: "cs_1" });
    expect(readConfirming({ confirming: {} })).toEqual({});
    for (const other of [null, undefined, "x", { usr: 1 }]) expect(readConfirming(other)).toBeNull();
  });
});
