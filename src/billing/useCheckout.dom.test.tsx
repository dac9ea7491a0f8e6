import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { useCheckout } from "#billing/useCheckout.ts";
import { currentToast } from "#ui/toast.ts";
import { standInForApi, type Reply } from "#test/apiStandIn.ts";
import { perform, render } from "#test/render.tsx";

async function subscribe(reply: Reply) {
  const sent = standInForApi(({ path }) => (path === "/api/events" ? { status: 202 } : reply));
  const left = vi.spyOn(location, "assign").mockImplementation(() => {});
  function Component() {
    const { open } = useCheckout();
    return <button onClick={open}>Subscribe for $20/year</button>;
  }
  const Stub = createRoutesStub([{ path: "/", Component }]);
  const holder = await render(<Stub />);
  await perform(() => holder.querySelector("button")?.click());
  return { calls: sent.filter(({ path }) => path !== "/api/events"), left };
}

test("a host who subscribes is sent where the checkout is", async () => {
  const url = "https://checkout.example.com/c/1";
  const { calls, left } = await subscribe({ body: { url } });
  expect(calls).toMatchObject([{ method: "POST", path: "/api/create-checkout-session", body: undefined }]);
  expect(left).toHaveBeenCalledExactlyOnceWith(url);
});

test.each<[string, Reply]>([
  ["the server fails", { status: 500, body: { code: "internal", message: "Something went wrong." } }],
  ["a proxy fails", { status: 502, body: "<h1>Bad Gateway</h1>" }],
  ["nothing can be reached", "hang up"],
])("where %s, no checkout is opened, and the toast says so", async (_why, reply) => {
  const { left } = await subscribe(reply);
  expect(currentToast.get()?.toast).toMatchObject({
    title: "Error",
    description: "Failed to create checkout session. Please try again.",
    variant: "destructive",
  });
  expect(left).not.toHaveBeenCalled();
});
