import { setImmediate } from "node:timers/promises";
import type { Actor } from "#accounts/actor.ts";
import { denialMessage } from "#accounts/roles.ts";
import { findSubscriptionRow } from "#billing/store.server.ts";
import { guestsWelcomeUntil } from "#billing/subscription.server.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { findDoorCodeHistory, findStaySettings } from "#stays/accessStore.server.ts";
import { findLockReadings } from "#stays/calendarsOut/store.server.ts";
import { findOpenProblems } from "#stays/problems/store.server.ts";
import { joinRows } from "#stays/joinedStays.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import type { GuidebookFacts } from "#stays/arrivalChecks/facts.ts";
import { daysAround } from "#stays/arrivalChecks/checkArrivals.ts";
import { checkStays } from "#stays/arrivalChecks/checkStays.ts";
import {
  findArrivingGuidebooks,
  findCalendarsOfStays,
  findStaysOf,
  type ArrivingGuidebook,
} from "#stays/arrivalChecks/store.server.ts";
import { toGuidebookFacts } from "#stays/arrivalChecks/toFacts.ts";

/** Checks the arrivals of the next 36 hours that the actor may read, the next one first (arrival checks, Stays 30). */
export async function checkNextArrivals(context: AppContext, actor: Actor): Promise<CheckedArrival[]> {
  const guidebooks = await findArrivingGuidebooks(context.db, actor, daysAround(context.now()));
  const arrivals: CheckedArrival[] = [];
  for (const guidebook of guidebooks) arrivals.push(...(await checkGuidebookArrivals(context, guidebook)));
  const seesGuests = denialMessage(actor, "see guests") === null;
  return arrivals
    .map((arrival) => (seesGuests ? arrival : { ...arrival, guestName: null }))
    .toSorted((a, b) => a.checkInAt - b.checkInAt);
}

/** Returns what all arrivals of a guidebook have in common. */
export async function readGuidebookFacts(
  context: AppContext,
  guidebook: ArrivingGuidebook,
): Promise<GuidebookFacts> {
  const [stored, { access, arrivalForm }, subscription] = await Promise.all([
    findGuestSections(context.db, guidebook.id),
    findStaySettings(context.db, guidebook.id),
    findSubscriptionRow(context.db, guidebook.account_id),
  ]);
  return toGuidebookFacts({
    id: guidebook.id,
    name: guidebook.name,
    isArchived: guidebook.archived_at !== null,
    propertyAddress: guidebook.property_address,
    guestsWelcomeUntil: guestsWelcomeUntil(context, subscription),
    access,
    arrivalForm,
    sections: stored.flatMap(({ section, isHidden }) => (isHidden ? [] : section)),
  });
}

export async function checkGuidebookArrivals(
  context: AppContext,
  guidebook: ArrivingGuidebook,
): Promise<CheckedArrival[]> {
  const { db } = context;
  const [facts, stays, calendars, history, lockReadings, openProblems] = await Promise.all([
    readGuidebookFacts(context, guidebook),
    findStaysOf(db, guidebook.id),
    findCalendarsOfStays(db, guidebook.id),
    findDoorCodeHistory(db, guidebook.id),
    findLockReadings(db, { guidebookId: guidebook.id, accountId: guidebook.account_id }),
    findOpenProblems(db, guidebook.id),
  ]);
  const given = { guidebook: facts, stays: joinRows(stays), calendars, history, lockReadings, openProblems };
  const arrivals: CheckedArrival[] = [];
  for (const arrival of checkStays(given, context.now())) {
    arrivals.push(arrival);
    await setImmediate(); // requests that have come meanwhile go first
  }
  return arrivals;
}
