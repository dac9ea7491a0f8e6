import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HostileInput } from "./input.ts";

export interface Target {
  origin: string;
  cookie: string;
  /** Of the host and its guests: the limits of one attacker refuse no other. */
  ip: string;
  guidebookId: string;
  slug: string;
  /** The ids of its sections, by type. */
  sections: Record<string, string>;
  /** The folder of the files that stand for the internet. */
  feeds: string;
}

/** A request that brings an input in. */
export interface Delivery {
  path: string;
  method: string;
  /** None where the input is in the path. */
  body?: BodyInit;
  type?: string;
}

/** Where a file or text comes in, and how long it may be until it is answered. */
export interface Entrance {
  name: string;
  seconds: number;
  deliver(input: HostileInput, bytes: Uint8Array, target: Target): Delivery;
}

const formOf = (input: HostileInput, bytes: Uint8Array, more: Record<string, string> = {}) => {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], input.name));
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return form;
};
const upload = (name: string, path: (target: Target) => string, seconds: number, more = {}): Entrance => ({
  name,
  seconds,
  deliver: (input, bytes, target) => ({
    method: "POST",
    path: path(target),
    body: formOf(input, bytes, more),
  }),
});
const json = (
  name: string,
  seconds: number,
  request: (text: string, target: Target) => [string, string, unknown],
) => ({
  name,
  seconds,
  deliver: (_: HostileInput, bytes: Uint8Array, target: Target): Delivery => {
    const [method, path, body] = request(Buffer.from(bytes).toString("utf8"), target);
    return { method, path, body: JSON.stringify(body), type: "application/json" };
  },
});

/** A manual is read in 20 seconds, and may wait for one of the same account. */
export const manualUpload = upload("a manual", () => "/api/manuals/read", 45);
/** An import is read twice in 10 seconds, and its sections once. */
export const zipUpload = upload("an import", () => "/api/guidebooks/import", 60);
export const pictureUpload = upload("a picture", () => "/api/media", 40);
export const tableUpload = upload(
  "translations",
  ({ guidebookId }) => `/api/guidebooks/${guidebookId}/translation-file`,
  20,
  { save: "true" },
);
export const richText = json("a section's text", 25, (text, { sections }) => [
  "PUT",
  `/api/guidebook-sections/${sections.welcome}`,
  { content: { text: text.slice(0, 999_000) } },
]);
export const listOfRules = json("a section's list", 25, (text, { sections }) => [
  "PUT",
  `/api/guidebook-sections/${sections.rules}`,
  { content: { rules: (text.slice(0, 900_000).match(/.{1,400}/gsu) ?? []).slice(0, 100) } },
]);
let feedCount = 0;
export const feed: Entrance = {
  name: "a calendar",
  seconds: 20,
  deliver(_, bytes, { feeds, guidebookId }) {
    const name = `${(feedCount += 1)}.ics`;
    writeFileSync(join(feeds, name), bytes);
    return {
      method: "POST",
      path: `/api/guidebooks/${guidebookId}/calendars`,
      body: JSON.stringify({ url: `https://feeds.porchlight.test/${name}` }),
      type: "application/json",
    };
  },
};
/** The text as it is, to any call that takes JSON. */
export const call = (method: string, path: string): Entrance => ({
  name: `${method} ${path}`,
  seconds: 15,
  deliver: (_, bytes, { guidebookId, sections, slug }) => ({
    method,
    path: path
      .replace("guidebook-sections/{id}", `guidebook-sections/${sections.welcome}`)
      .replace("{slug}", slug)
      .replaceAll(/\{\w+\}/g, guidebookId),
    body: Buffer.from(bytes).toString("utf8"),
    type: "application/json",
  }),
});

/** A form that anybody with the link of a guidebook can send. */
export const guestForm = (name: string, path: string, field: string): Entrance => ({
  name,
  seconds: 15,
  deliver: (_, bytes, { slug }) => ({
    method: "POST",
    path: `/view/${slug}${path}`,
    body: new URLSearchParams({ [field]: Buffer.from(bytes).toString("utf8").slice(0, 3900) }),
  }),
});
/** A search, whose words are in the URL. */
export const guestSearch: Entrance = {
  name: "a guest's question",
  seconds: 15,
  deliver: (_, bytes, { slug }) => ({
    method: "GET",
    path: `/view/${slug}/search?${new URLSearchParams({ q: Buffer.from(bytes).toString("utf8").slice(0, 1500) })}`,
  }),
};
export const policyReport: Entrance = {
  name: "a report of a browser",
  seconds: 15,
  deliver: (_, bytes) => ({
    method: "POST",
    path: "/policy-reports",
    body: Buffer.from(bytes).toString("utf8"),
    type: "application/csp-report",
  }),
};
