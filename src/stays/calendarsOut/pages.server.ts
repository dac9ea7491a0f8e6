import { Hono, type Context } from "hono";
import type { AppEnv } from "#core/http.server.ts";
import { readCalendarOut } from "#stays/calendarsOut/feeds.server.ts";
import { calendarOutReads } from "#stays/calendarsOut/limits.ts";
import type { CalendarsOutTable } from "#stays/calendarsOut/tables.server.ts";

/** The calendars by their links, which need no account (Stays 39). */
export const calendarOutPages = new Hono<AppEnv>()
  .get("/stay-calendars/:file{[A-Za-z0-9]+\\.ics}", (c) => send(c, "stays"))
  .get("/lock-calendars/:file{[A-Za-z0-9]+\\.ics}", (c) => send(c, "locks"));

async function send(c: Context<AppEnv>, kind: CalendarsOutTable["kind"]) {
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  const context = c.get("context");
  const free = await context.limits.consume(calendarOutReads, c.get("ip"));
  if (!free.ok) {
    c.header("Retry-After", String(free.refusal.retryAfter ?? 60));
    return c.text(free.refusal.message, 429);
  }
  const text = await readCalendarOut(context, kind, (c.req.param("file") ?? "").replace(/\.ics$/, ""));
  if (text === null) return c.text("This calendar has ended. Ask the host for a new one.", 404);
  return c.body(text, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `inline; filename="${kind}.ics"`,
  });
}
