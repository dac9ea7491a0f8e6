import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import {
  addCalendar,
  allCalendarsOf,
  calendarsOf,
  changeCalendar,
  deleteCalendar,
  readCalendar,
} from "#stays/calendars/calendars.server.ts";
import { calendarEntriesOf, decideEntry, doubleBookingsOf } from "#stays/calendars/calendarEntries.server.ts";
import {
  calendar,
  calendarChange,
  calendarEntry,
  calendarEntryChange,
  doubleBooking,
  newCalendar,
} from "#stays/calendars/contract.ts";
import { calendarsPerHost, readsOfCalendar } from "#stays/calendars/limits.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import type { RefusalCode } from "#core/refusalCodes.ts";

/** The refusals of a URL that a host pasted. */
const urlCodes = [
  "url_invalid",
  "url_not_https",
  "url_not_public",
  "url_not_found",
  "url_unreachable",
  "url_certificate",
  "url_too_slow",
  "url_too_large",
  "url_redirects",
  "url_bad_answer",
  "url_status",
  "not_a_calendar",
  "calendar_cut_off",
  "calendar_too_large",
  "already_added",
  "calendars_off",
] as const satisfies RefusalCode[];

const listAll = defineRoute("get /calendars", mayAlways("read", "account"), {
  summary: "List the calendars of all guidebooks, with what each holds",
  responses: responsesOf(z.array(calendar)),
});
const list = defineRoute("get /guidebooks/{id}/calendars", mayAlways("read", "guidebook"), {
  summary: "List the calendars of a guidebook, with what each holds",
  responses: responsesOf(z.array(calendar)),
});
const add = defineRoute("post /guidebooks/{id}/calendars", mayWithPlan("edit", "guidebook"), {
  summary: "Add a calendar by its iCal URL, and read it at once",
  takesKey: true,
  refuses: [...urlCodes, "calendar_limit"],
  limits: [calendarsPerHost],
  request: jsonBody(newCalendar, {
    example: { url: "https://www.airbnb.com/calendar/ical/1234.ics?s=5678", name: "Airbnb" },
  }),
  responses: responsesOf(calendar, "The calendar is read.", 201),
});
const readNow = defineRoute("post /calendars/{id}/read", mayWithPlan("edit", "calendar"), {
  summary: "Read a calendar now; `problem` says why it could not be read",
  limits: [readsOfCalendar],
  responses: responsesOf(calendar),
});
const change = defineRoute("patch /calendars/{id}", mayWithPlan("edit", "calendar"), {
  summary: "Change a calendar's name, what its closures are, or its URL",
  refuses: urlCodes,
  limits: [calendarsPerHost],
  request: jsonBody(calendarChange, { example: { closures: "guests" } }),
  responses: responsesOf(calendar),
});
const remove = defineRoute("delete /calendars/{id}", mayAlways("edit", "calendar"), {
  summary: "Delete a calendar; its stays remain",
  responses: { 204: { description: "The calendar is deleted" } },
});
const entries = defineRoute("get /guidebooks/{id}/calendar-entries", mayAlways("read", "guidebook"), {
  summary: "List what the calendars of a guidebook hold, by day of arrival",
  responses: responsesOf(z.array(calendarEntry)),
});
const decide = defineRoute("patch /calendar-entries/{id}", mayWithPlan("edit", "calendar entry"), {
  summary: "Say whether a closure is a stay or the host's own",
  request: jsonBody(calendarEntryChange, { example: { is: "stay" } }),
  responses: responsesOf(calendarEntry),
});
const doubleBookings = defineRoute("get /guidebooks/{id}/double-bookings", mayAlways("read", "guidebook"), {
  summary: "List the stays of different calendars that overlap",
  responses: responsesOf(z.array(doubleBooking)),
});

export const calendarRoutes = newApi()
  .openapi(listAll, async (c) => c.json(await allCalendarsOf(...asMember(c)), 200))
  .openapi(list, (c) => sendResult(c, calendarsOf(...asMember(c), c.req.valid("param").id)))
  .openapi(add, (c) =>
    sendResult(c, addCalendar(...asMember(c), c.req.valid("param").id, c.req.valid("json")), 201),
  )
  .openapi(readNow, (c) => sendResult(c, readCalendar(...asMember(c), c.req.valid("param").id)))
  .openapi(change, (c) =>
    sendResult(c, changeCalendar(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(remove, (c) => sendResult(c, deleteCalendar(...asMember(c), c.req.valid("param").id), 204))
  .openapi(entries, (c) => sendResult(c, calendarEntriesOf(...asMember(c), c.req.valid("param").id)))
  .openapi(decide, (c) =>
    sendResult(c, decideEntry(...asMember(c), c.req.valid("param").id, c.req.valid("json").is)),
  )
  .openapi(doubleBookings, (c) => sendResult(c, doubleBookingsOf(...asMember(c), c.req.valid("param").id)));
