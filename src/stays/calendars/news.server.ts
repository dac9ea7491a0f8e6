import { firstDay, todayOf } from "#stays/calendars/applyReading.server.ts";
import { newsEmail, newsPush, type StoredNews } from "#stays/calendars/emailKinds.server.ts";
import { sendToOwner } from "#stays/calendars/emails.server.ts";
import { findEntries } from "#stays/calendars/entryStore.server.ts";
import { isQuestion } from "#stays/calendars/match/entry.ts";
import { findCalendarsOf } from "#stays/calendars/store.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { formatShortDates } from "#core/format.ts";
import { findOwnerOfGuidebook } from "#stays/stayPropertyStore.server.ts";
import { sendPush } from "#stays/push/sendPush.server.ts";
import { isSeparated, joinRows, stayBefore } from "#stays/joinedStays.ts";
import { formatPlatformGuest } from "#stays/guestWords.ts";
import { findStaysEndingFrom } from "#stays/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/** News is about the next days. */
const NEWS_LASTS_MS = DAY_MS;

/** A kind of news: the text for one stay, for several, and what the host can do. */
interface NewsText {
  one: string;
  many: (count: number) => string;
  intro: string;
  toDo: string;
}

const texts = {
  cancelled: {
    one: "a stay is cancelled",
    many: (count) => `${count} stays are cancelled`,
    intro:
      "The calendar no longer lists these guests, so we cancelled the stays. Their links no longer open:",
    toDo: "If a guest is coming after all, open the stay and choose “Open the link again”.",
  },
  missing: {
    one: "is this guest still coming?",
    many: (count) => `are these ${count} guests still coming?`,
    intro: "The calendar no longer lists these guests. Their links still work while we check again:",
    toDo: "Check your bookings. If a guest is coming, open the stay and choose “It is a guest”. If not, end the link.",
  },
  again: {
    one: "is it still the same guest?",
    many: (count) => `are they still the same ${count} guests?`,
    intro:
      "The calendar no longer listed the last nights of these guests, and now lists them again. It does not say who booked them:",
    toDo: "If the same guest stays, open the stay and choose “It is the same guest”. If another guest has booked the nights, end the link: the new guest gets one within the hour.",
  },
  long: {
    one: "is such a long stay a guest?",
    many: (count) => `are these ${count} long stays guests?`,
    intro: "The calendar lists stays that are longer than most:",
    toDo: "If it is a guest, open the stay and choose “It is a guest”. If not, end the link.",
  },
  added: {
    one: "is your guest staying on?",
    many: () => "are your guests staying on?",
    intro:
      "These nights are newly booked, right after another guest. The calendar does not say who booked them:",
    toDo: "If the same guest stays on, open the stay and choose “Join the two stays”. If a new guest is coming, send them the new link.",
  },
  addedAfterSeveral: {
    one: "is a guest staying on?",
    many: () => "are guests staying on?",
    intro:
      "These nights are newly booked, right after other guests. The calendar does not say who booked them:",
    toDo: "If a guest stays on, give this stay and theirs the same name, then open this one and choose “Join the two stays”. If a new guest is coming, send them the new link.",
  },
  separated: {
    one: "is one guest still staying on?",
    many: (count) => `are ${count} guests still staying on?`,
    intro:
      "You joined these nights with the ones before as one stay. The calendar has moved them, and the two no longer touch. The first link now ends with the first booking:",
    toDo: "Check both bookings. If one guest has both, change the days where they were booked, and the stays are one again. If not, send the second guest the link of their own stay.",
  },
  questions: {
    one: "is a guest coming?",
    many: () => "are guests coming?",
    intro: "These nights are closed in a calendar, and we cannot tell whether guests are coming:",
    toDo: "Answer under “Calendars” on the stays screen. If a guest is coming, they get a link.",
  },
} as const satisfies Record<string, NewsText>;

type Kind = keyof typeof texts;
type Days = Pick<StaysTable, "arrival" | "departure"> & Partial<Pick<StaysTable, "id" | "platform">>;
type Current = readonly { kind: Kind; of: Days[] }[];

/** Sends the owner an email about a reading's cancellations and doubts that are still current (Calendars 16). */
export const calendarNews = jobKind({
  ...newsEmail,
  run: async (context, news, job) => {
    const current = await currentNews(context, news, { isEmail: true });
    const [first] = current;
    if (!first) return done();
    return sendToOwner(context, news.guidebookId, job, {
      subject: (guidebook) => titleOf(first, guidebook),
      paragraphs: () =>
        current.flatMap(({ kind, of }) => [
          texts[kind].intro,
          of.map((one) => `  ${inWords(one)}`).join("\n"),
          texts[kind].toDo,
        ]),
    });
  },
});

/** Sends a member's device the same news, the most urgent first (push messages, Stays 36). */
export const calendarNewsPush = jobKind({
  ...newsPush,
  run: async (context, { deviceId, ...news }, job) => {
    const [first] = await currentNews(context, news, { isEmail: false });
    const owner = await findOwnerOfGuidebook(context.db, news.guidebookId);
    if (!first || !owner) return done();
    const [only, ...others] = first.of;
    const stay = only?.id && others.length === 0 ? `?stay=${only.id}` : "";
    const message = {
      title: titleOf(first, owner.guidebook),
      body: first.of.map(inWords).join("; "),
      path: `/guidebooks/${news.guidebookId}/stays${stay}`,
      tag: `calendar-${first.kind}-${only?.id ?? news.guidebookId}`,
    };
    const target = { deviceId, guidebookId: news.guidebookId };
    return sendPush(context, job, target, message, { ttlMs: NEWS_LASTS_MS, urgency: "high" });
  },
});

function titleOf({ kind, of }: Current[number], guidebook: string): string {
  const { one, many } = texts[kind];
  return `${guidebook}: ${of.length === 1 ? one : many(of.length)}`;
}

const inWords = ({ arrival, departure, platform = null }: Days) =>
  `${formatPlatformGuest(platform)}, ${formatShortDates(arrival, departure, " to ")}`;

/** Returns news that is still current: the same guest, not back, confirmed, ended or joined. */
async function currentNews(
  context: AppContext,
  { guidebookId, ...news }: StoredNews,
  { isEmail }: { isEmail: boolean },
): Promise<Current> {
  const { db } = context;
  const day = await todayOf(context, db, guidebookId);
  const rows = await findStaysEndingFrom(db, guidebookId, firstDay(day));
  const entries = await findEntries(db, guidebookId, firstDay(day));
  const closuresOf = new Map((await findCalendarsOf(db, guidebookId)).map((one) => [one.id, one.closures]));
  // A separate email reports stays that went missing together.
  const emailedApart = new Set(
    entries.filter(({ isMissingWithOthers }) => isEmail && isMissingWithOthers).map(({ stayId }) => stayId),
  );
  const live = rows.filter((row) => row.cancelled_at === null && row.revoked_at === null);
  const joined = joinRows(live);
  const added = live.filter((row) => news.added.includes(row.id) && row.joined_id === null);
  const doubted = live.filter(({ id }) => news.doubted.includes(id) && !emailedApart.has(id));
  const unanswered = entries.filter(
    (entry) =>
      news.questions.includes(entry.id) && isQuestion(entry, closuresOf.get(entry.calendarId) ?? "ask"),
  );
  const all: { kind: Kind; of: Days[] }[] = [
    {
      kind: "cancelled",
      of: rows.filter((row) => news.cancelled.includes(row.id) && row.cancelled_at !== null),
    },
    { kind: "missing", of: doubted.filter(({ doubt }) => doubt === "missing") },
    { kind: "again", of: doubted.filter(({ doubt }) => doubt === "again") },
    {
      kind: "separated",
      of: live.filter((row) => news.separated.includes(row.id) && isSeparated(row, rows)),
    },
    { kind: "added", of: added.filter((row) => typeof stayBefore(row, joined) === "object") },
    { kind: "addedAfterSeveral", of: added.filter((row) => stayBefore(row, joined) === "several") },
    { kind: "questions", of: unanswered.map(({ arrival, departure }) => ({ arrival, departure })) },
    { kind: "long", of: doubted.filter(({ doubt }) => doubt === "long") },
  ];
  return all.filter(({ of }) => of.length > 0);
}
