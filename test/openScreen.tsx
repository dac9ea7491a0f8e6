import { QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { createRoutesStub, Outlet, useLocation } from "react-router";
import { onTestFinished, vi } from "vitest";
import { newQueryClient } from "#core/client.ts";
import type { Product } from "#core/product.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import { hostSession } from "#test/hostSession.ts";
import { perform, render } from "#test/render.tsx";

interface ScreenOptions {
  /** The pattern of the path, where the screen reads parameters from it; other paths are blank then. */
  route?: string;
  /** What the browser knows already, and what differs from the session of a subscribed owner. */
  cached?: readonly (readonly [QueryKey, unknown])[];
  /** What the server responds with, by method and path: "GET /api/guidebooks". All else is 404. */
  responses?: Record<string, (request: RequestInit) => Response | Promise<Response>>;
  /** The product's settings, where they are not the defaults. */
  product?: Product;
}

/** Opens a screen in the document of a `*.dom.test.tsx`, as if the browser had come to it. It stays wherever it leads. */
export async function openScreen(
  path: string,
  Component: () => React.ReactNode,
  options: ScreenOptions = {},
) {
  const { route = "*", cached = [], responses = {}, product } = options;
  const calls: string[] = [];
  const writes: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input, location.href);
    const call = `${init?.method ?? "GET"} ${pathname}`;
    calls.push(call + search);
    if (typeof init?.body === "string") writes.push({ call, body: JSON.parse(init.body) });
    const missing = () => Response.json({ code: "not_found", message: "Not found." }, { status: 404 });
    const response = await (responses[call] ?? missing)(init ?? {});
    response.headers.set(REQUEST_ID_HEADER, "1");
    return response;
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  const client = newQueryClient();
  for (const [key, data] of [...hostSession, ...cached]) client.setQueryData(key, data);
  let current = "";
  function Frame() {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return <Outlet />;
  }
  history.replaceState(null, "", path);
  const Screens = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: route, Component },
        { path: "/*", Component: () => null },
      ],
    },
  ]);
  const screen = await render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Screens initialEntries={[path]} />
      </TooltipProvider>
    </QueryClientProvider>,
    product,
  );
  await settle();
  return {
    screen,
    /** The calls that were made, in order, each with its query. */
    calls,
    /** What was sent as JSON, in order. */
    writes,
    /** Path and query that the screen has led to. */
    at: () => current,
  };
}

/** Returns a function that responds with JSON, for `responses`. */
export const json = (body: unknown) => () => Response.json(body);

/** Returns the control that a label names. */
export function fieldNamed(label: string): HTMLInputElement | HTMLTextAreaElement {
  const named = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label);
  const control = named?.htmlFor
    ? document.getElementById(named.htmlFor)
    : (named?.querySelector("input") ?? document.querySelector(`[aria-label="${label}"]`));
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`There is no field "${label}".`);
}

/** Types into a field in place of what is there, and waits for what follows. */
export async function type(label: string, text: string): Promise<void> {
  const field = fieldNamed(label);
  await perform(() => {
    // By the element's own setter: React takes note of no other.
    Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settle();
}

/** Returns the button of that name, in a dialog too. */
export function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? textShown(button)) === name,
  );
  if (found) return found;
  throw new Error(`There is no button "${name}".`);
}

/** Returns the accessible text of an element, without hidden parts. */
function textShown(element: Element): string {
  const copy = element.cloneNode(true) as Element; // a copy of an element is one
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent.trim();
}

/** Presses a button, and waits for what follows. */
export async function press(name: string): Promise<void> {
  await perform(() => buttonNamed(name).click());
  await settle();
}

/** Opens the menu of a button. */
export async function openMenu(name: string): Promise<void> {
  const button = buttonNamed(name);
  await perform(() => {
    button.focus();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  });
  await settle();
}

/** Chooses from the menu of a button, and waits for what follows. */
export async function chooseFrom(menu: string, item: string): Promise<void> {
  await openMenu(menu);
  const items = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
  await perform(() => items.find(({ textContent }) => textContent === item)?.click());
  await settle();
}

// Taken before a test may stop the clock.
const { setTimeout: wait } = globalThis;

/** Waits for responses to be drawn, which takes a few tasks one after the other. */
export const settle = () =>
  perform(async () => {
    for (let task = 0; task < 10; task++) await new Promise((done) => wait(done));
  });
