import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { onTestFinished, vi } from "vitest";
import { newQueryClient } from "#platform/client.ts";
import { TooltipProvider } from "#platform/ui/Tooltip.tsx";
import { perform, render } from "#testing/render.tsx";

interface Opening {
  /** With the search, where it has one. */
  path: string;
  /** The pattern of its path, where that has parameters. */
  route?: string;
  Component: ComponentType;
  /** What the server returns, by method and path: JSON, or a response of its own. What is not here is a 404. */
  responses?: Record<string, unknown>;
}

export type OpenScreen = Awaited<ReturnType<typeof openScreen>>;

/** Opens a screen in a `*.dom.test.tsx` with the cache and the router of the app; `responses` stands in for the server. */
export async function openScreen({ path, route = path.split("?")[0], Component, responses = {} }: Opening) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const call = `${init.method ?? "GET"} ${url.pathname}`;
    sent.push({ call, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined });
    const found = await responses[call];
    if (found instanceof Response) return found;
    return Response.json(found ?? { code: "not_found", message: "Not found." }, {
      status: found ? 200 : 404,
    });
  });
  let at = "";
  function Screen() {
    const { pathname, search } = useLocation();
    at = pathname + search;
    return <Component />;
  }
  const Elsewhere = () => <p>{(at = useLocation().pathname)}</p>;
  const Stub = createRoutesStub([
    { path: route, Component: Screen },
    { path: "*", Component: Elsewhere },
  ]);
  const client = newQueryClient();
  await render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Stub initialEntries={[path]} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  onTestFinished(() => void vi.unstubAllGlobals());

  /** Everything on the screen of that role or element, dialogs among it. */
  const all = <Found extends HTMLElement>(selector: string) => [
    ...document.body.querySelectorAll<Found>(selector),
  ];
  const find = <Found extends HTMLElement>(what: string, found: Found | undefined): Found => {
    if (!found) throw new Error(`${what} is not on the screen: ${document.body.textContent}`);
    return found;
  };
  const button = (name: string) =>
    find(
      name,
      all<HTMLButtonElement>("button").find((one) => nameOf(one) === name),
    );
  const field = (label: string) => {
    const labels = all<HTMLLabelElement>("label").filter((one) => one.textContent?.trim() === label);
    const controls = labels.map((one) =>
      one.htmlFor ? document.getElementById(one.htmlFor) : one.querySelector("input"),
    );
    const named = all<HTMLInputElement>(`[aria-label="${label}"]`);
    return find(label, [...controls, ...named].find((one) => one !== null) as HTMLInputElement | undefined); // or a textarea, alike here
  };
  return {
    /** The calls so far, oldest first. */
    sent,
    /** Path and search of the screen that is shown now. */
    path: () => at,
    text: () => document.body.textContent ?? "",
    all,
    button,
    field,
    pressOn: (element: HTMLElement | undefined) => perform(() => element?.click()),
    press: (name: string) => perform(() => button(name).click()),
    /** Presses Enter in a field. */
    enter: (label: string) =>
      perform(() =>
        field(label).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })),
      ),
    choose: (label: string) => perform(() => field(label).click()),
    type: (label: string, text: string) => perform(() => typeInto(field(label), text)),
  };
}

/** As those hear it who cannot see: without what is hidden from them. */
function nameOf(button: HTMLButtonElement): string | undefined {
  const label = button.getAttribute("aria-label");
  if (label !== null) return label;
  const copy = button.cloneNode(true) as HTMLElement; // a copy of what it is
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent?.trim();
}

/** By the element's own setter: React takes note of no other. */
function typeInto(control: HTMLInputElement, text: string) {
  Reflect.set(Object.getPrototypeOf(control) as object, "value", text, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
