import { expect, test } from "vitest";
import { noLongerNeeded } from "#operations/backups/retention.ts";
import { BIN_DAYS } from "#guidebooks/bin/contract.ts";
import { STORED_DAYS, SEARCH_WITHOUT_RESULT_DAYS } from "#guidebooks/guestUsage/contract.ts";
import { languages } from "#core/i18n/languages.ts";
import { INVITATION_DAYS } from "#accounts/members/invitationDays.ts";
import { EVENT_MONTHS } from "#accounts/events/contract.ts";
import { addDays } from "#core/days.ts";
import { productFrom } from "#core/product.ts";
import { articlesOf } from "#site/articles/library.server.ts";
import { DELETED_AFTER_DAYS } from "#stays/stays.server.ts";

function textOf(slug: string): string {
  const page = articlesOf(productFrom({})).legalPages.find((one) => one.slug === slug);
  return JSON.stringify(page?.parts).replaceAll(/<[^>]+>/g, "");
}
const policy = textOf("privacy-policy");

test("the privacy policy says how long what is known of guests and hosts stays, as the code has it", () => {
  for (const words of [
    `Stays, and what calendars said of them, are deleted ${DELETED_AFTER_DAYS} days after the departure`,
    `If the host doesn’t let them in, we delete it after ${DELETED_AFTER_DAYS} days`,
    `for ${STORED_DAYS} days, and what was searched for in it and not found, for ${SEARCH_WITHOUT_RESULT_DAYS} days`,
    `what they did in the last ${EVENT_MONTHS} months. An invitation ends after ${INVITATION_DAYS} days`,
    `stays in the bin for ${BIN_DAYS} days`,
  ])
    expect(policy).toContain(words);
});

test("no backup is older than the privacy policy says", () => {
  expect(policy).toContain("the first of each month for up to six months");
  let stored: string[] = [];
  let oldest = 0;
  for (let day = 0; day < 800; day++) {
    const today = addDays("2026-01-01", day);
    stored.push(today);
    const gone = new Set(noLongerNeeded(stored));
    stored = stored.filter((each) => !gone.has(each));
    oldest = Math.max(oldest, (Date.parse(today) - Date.parse(stored[0] ?? today)) / 86_400_000);
  }
  expect(oldest).toBeLessThanOrEqual(184);
});

test.each([
  "last four digits of the guest’s telephone number",
  "confirmation code",
  "asks? to be let in|may send the host a first name",
  "We have arrived",
  "Airbnb, Booking.com, Vrbo",
  "[Cc]leaners",
  "co-hosts",
  "push service",
  "passkey",
  "is never sent",
  "not found",
])("the privacy policy names what the product does: %s", (words) => {
  expect(policy).toMatch(new RegExp(words));
});

test("the terms say what a link opens, with stays and without", () => {
  const terms = textOf("terms-and-conditions");
  expect(terms).toContain("Unless you choose that codes show only to guests of a stay, anyone with the link");
  expect(terms).toContain(`our fixed words shown in ${languages.length} languages`);
});
