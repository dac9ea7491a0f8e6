import { beforeEach, expect, test, vi } from "vitest";
import { currentToast } from "#ui/toast.ts";
import { PaymentReturn } from "#app/shell/PaymentReturn.tsx";
import { openScreen } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const STATUS = "/api/subscription-status";
const aroha = { id: "1", email: "aroha@example.com", firstName: "Aroha", lastName: "Ngata" };
const status = (is: "active" | "inactive") => ({
  status: is,
  plan: is === "active" ? "Pro" : null,
  periodEnd: null,
  renews: false,
  pastDue: false,
  askOwner: null,
  checkout: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const comeBack = (path: string, before: "active" | "inactive") =>
  openScreen(path, PaymentReturn, {
    cached: [
      [["/api/auth/user"], aroha],
      [[STATUS], status(before)],
    ],
    responses: { [`GET ${STATUS}`]: () => Response.json(status("active")) },
  });

const after = (ms: number) => perform(() => vi.advanceTimersByTimeAsync(ms));

test.each(["?success=true", "?session_id=cs_1", "?success=true&session_id=cs_1"])(
  "%s on the landing page says thanks, asks the status anew, and goes to the dashboard 2 seconds later",
  async (query) => {
    const { at, calls } = await comeBack(`/landing${query}`, "active");
    expect(currentToast.get()?.toast).toMatchObject({
      title: "Payment Successful!",
      description: "Your subscription is now active. Welcome to the Pro plan!",
    });
    expect(at()).toBe("/landing");
    await after(1999);
    expect(at()).toBe("/landing");
    await after(1);
    expect(calls.filter((call) => call.includes(STATUS))).toHaveLength(1);
    expect(at()).toBe("/dashboard");
  },
);

test("where the plan is not active yet, the subscribe screen asks until it is, and then goes on", async () => {
  const { at, calls } = await comeBack("/?success=true&session_id=cs_1&from=mail", "inactive");
  expect(at()).toBe("/?from=mail");
  await after(499);
  expect(calls).toEqual([]);
  await after(1);
  expect(calls).toContain(`GET ${STATUS}?session_id=cs_1`);
  expect(at()).toBe("/dashboard");
});

test("any other query is no return", async () => {
  const { at, calls } = await comeBack("/landing?success=false", "active");
  await after(5000);
  expect(at()).toBe("/landing?success=false");
  expect(calls).toEqual([]);
});
