import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { PlanEnded } from "#billing/SubscribeScreen.tsx";
import { newQueryClient } from "#core/client.ts";

const DAY = 24 * 60 * 60 * 1000;
const ended = Date.UTC(2026, 0, 5, 10);

afterEach(() => void vi.useRealTimers());

const noticeAfter = (days: number) => {
  vi.setSystemTime(ended + days * DAY);
  const notice = createElement(PlanEnded, { at: ended });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: newQueryClient() }, notice));
};

test("a host whose plan has ended is told for how long guests can still read", () => {
  expect(noticeAfter(29)).toMatch(/Guests can read your guidebooks until <time[^>]*>4 Feb 2026</);
});

test("and afterwards what brings the guests back", () => {
  const notice = noticeAfter(31);
  expect(notice).toContain("Guests can read your guidebooks again as soon as you subscribe.");
  expect(notice).not.toContain("February");
});
