import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { annualPurchase } from "#analytics/purchase.ts";
import { track } from "#analytics/track.ts";

const fetch = vi.fn<typeof globalThis.fetch>();

function openBrowser({ path = "/dashboard", navigator = {} } = {}) {
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("location", new URL(path, "http://porchlight.test"));
  vi.stubGlobal("fetch", fetch);
}

/** The page as seen by Google's script. */
function openDocument({ referrer = "" } = {}) {
  const scripts: { src?: string }[] = [];
  vi.stubGlobal("document", {
    referrer,
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
  return scripts;
}

beforeEach(() => {
  fetch.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

// track sends text.
const sent = () => fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string));

test("an event goes to us with the screen's pattern, without cookies, and outlives the page", () => {
  openBrowser({ path: "/guidebooks/Zx81Qm?tab=wifi" });
  track("print_preview_opened", { is_public: false });
  expect(sent()).toEqual([
    { name: "print_preview_opened", properties: { is_public: false, route: "/guidebooks/:id" } },
  ]);
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/events");
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("nothing is sent with %o", (navigator) => {
  openBrowser({ navigator });
  track("logout");
  expect(fetch).not.toHaveBeenCalled();
});

test("nothing happens on the server", () => {
  vi.stubGlobal("fetch", fetch);
  track("logout");
  expect(fetch).not.toHaveBeenCalled();
});

test("a connection that fails, or a browser without what it takes, disturbs nobody", async () => {
  openBrowser();
  fetch.mockRejectedValue(new TypeError("offline"));
  expect(() => track("logout")).not.toThrow();
  await Promise.resolve();
  vi.stubGlobal("location", undefined);
  expect(() => track("logout")).not.toThrow();
});

test("Google hears the same once it is let in, with patterns for addresses", async () => {
  openBrowser({ path: "/?success=true&session_id=cs_1" });
  const scripts = openDocument({ referrer: "http://porchlight.test/reset-password?token=secret" });
  const [google, fresh] = await Promise.all([import("#analytics/google.ts"), import("#analytics/track.ts")]);

  fresh.track("login_success");
  expect(window.dataLayer).toBeUndefined();

  expect(google.startGoogle("G-ABC123")).toBe(true);
  expect(google.startGoogle("G-ABC123")).toBe(false);
  expect(scripts.map(({ src }) => src)).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);

  fresh.trackForGoogle("purchase", annualPurchase({ transactionId: "cs_1", value: 20 }));
  const commands = (window.dataLayer ?? []).map((command) => [...(command as Iterable<unknown>)]); // gtag's `arguments`
  expect(commands.at(-2)).toEqual([
    "set",
    {
      page_location: "http://porchlight.test/",
      page_title: "/",
      page_referrer: "http://porchlight.test",
    },
  ]);
  expect(commands.at(-1)).toEqual([
    "event",
    "purchase",
    {
      transaction_id: "cs_1",
      value: 20,
      currency: "AUD",
      items: [{ item_id: "pro-annual", item_name: "Pro, annual", price: 20, quantity: 1 }],
    },
  ]);
  expect(JSON.stringify(commands)).not.toContain("secret");
});
