import { endOf, type FeedEvent } from "#stays/calendars/feed/feedEvent.ts";
import { findGuestName } from "#stays/calendars/feed/guestDetails.ts";
import { arrivalWords, departureWords } from "#stays/calendars/feed/summaryWords.ts";
import { DAY_MS } from "#core/durations.ts";

interface Span {
  start: number;
  end: number;
}

/** Leaves out arrivals and departures that some systems (Smoobu) list in addition to each stay. */
export function withoutParts(events: FeedEvent[]): { whole: FeedEvent[]; parts: number } {
  const short: { event: FeedEvent; span: Span }[] = [];
  const startsAndEnds = new Set<string>();
  const named = new Map<string, Span[]>();
  for (const event of events) {
    const span = spanOf(event);
    if (!span) continue;
    if (span.end - span.start <= DAY_MS) short.push({ event, span });
    else {
      startsAndEnds.add(`in ${span.start}`).add(`out ${span.end}`);
      const name = nameOf(event);
      const spans = name ? (named.get(name) ?? []) : [];
      spans.push(span);
      if (name) named.set(name, spans);
    }
  }
  const days = new Map<string, Set<number>>();
  for (const { event, span } of short) {
    const name = nameOf(event);
    if (name) days.set(name, (days.get(name) ?? new Set()).add(span.start));
  }
  /** The first and last days of longer events that have a one-day event at both ends. */
  const ends = new Map<string, Set<number>>();
  for (const [name, own] of days) {
    const whole = (named.get(name) ?? []).filter(({ start, end }) => own.has(start) && own.has(end));
    ends.set(name, new Set(whole.flatMap(({ start, end }) => [start, end])));
  }
  const parts = new Set<FeedEvent>();
  for (const { event, span } of short) {
    const saysArrival = arrivalWords.test(event.summary) && startsAndEnds.has(`in ${span.start}`);
    const saysDeparture = departureWords.test(event.summary) && startsAndEnds.has(`out ${span.start}`);
    const name = nameOf(event);
    const isEndOfNamed = name !== undefined && (ends.get(name)?.has(span.start) ?? false);
    if (saysArrival || saysDeparture || isEndOfNamed) parts.add(event);
  }
  return { whole: events.filter((event) => !parts.has(event)), parts: parts.size };
}

function spanOf(event: FeedEvent): Span | null {
  const end = endOf(event) ?? event.start;
  if (!event.start || !end) return null;
  return { start: Date.parse(event.start.day), end: Date.parse(end.day) };
}

const nameOf = ({ summary }: FeedEvent) => findGuestName(summary)?.toLowerCase();
