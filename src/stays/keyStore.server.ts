import { sql, type Compilable } from "kysely";
import { planColumns, splitPlan, type SubscriptionRow, type WithPlan } from "#billing/store.server.ts";
import { readFocus } from "#guidebooks/cover.server.ts";
import type { CoverFocus } from "#guidebooks/cover.ts";
import { readPrintSettings, type PrintSettings } from "#guidebooks/printSettings.ts";
import { languageOr, type Language } from "#core/i18n/languages.ts";
import type { Database } from "#core/database.server.ts";
import { isAmong, runPrepared } from "#core/preparedQuery.server.ts";

/** A guidebook by a key of a guest: its slug, a share link with its end, or the link of a stay. */
export interface GuidebookByKey {
  id: string;
  name: string;
  cover: string | null;
  coverFocus: CoverFocus | null;
  print: PrintSettings;
  propertyAddress: string | null;
  language: Language;
  updatedAt: number;
  version: number;
  expiresAt: number | null;
  subscription: SubscriptionRow | null;
  /** The stay of the link; `version` is that of all stays of the guidebook. */
  stay: { departure: string; timeZone: string | null; version: number } | null;
}

/** Returns guidebooks by slug, share token or a stay's. The caller checks when a link ends. */
export async function findByPublicKeys(
  db: Database,
  { slugs, tokens }: { slugs: string[]; tokens: string[] },
): Promise<Map<string, GuidebookByKey>> {
  if (slugs.length + tokens.length === 0) return new Map();
  const rows = await runPrepared(db, queryFor(db, slugs, tokens));
  return new Map(rows.map(({ key, ...row }) => [key, toGuidebookByKey(row)]));
}

/** Has only the parts with keys: most batches have one kind. */
function queryFor(db: Database, slugs: string[], tokens: string[]): Compilable<KeyedRow> {
  if (tokens.length === 0) return bySlug(db, slugs);
  const byToken = byShareLink(db, tokens).unionAll(byStay(db, tokens));
  return slugs.length === 0 ? byToken : byToken.unionAll(bySlug(db, slugs));
}

// Typed: PostgreSQL reads a bare null of the first branches as text.
const noNumber = sql<number | null>`cast(null as bigint)`;
const noText = sql<string | null>`cast(null as text)`;
const noStay = [noText.as("departure"), noText.as("timeZone"), noNumber.as("staysVersion")] as const;

const bySlug = (db: Database, slugs: string[]) =>
  readableGuidebooks(db)
    .select(["guidebooks.slug as key", noNumber.as("expiresAt"), ...noStay])
    .where(isAmong(db, "guidebooks.slug", slugs));

const byShareLink = (db: Database, tokens: string[]) =>
  readableGuidebooks(db)
    .innerJoin("share_links", "share_links.guidebook_id", "guidebooks.id")
    .select(["share_links.token as key", "share_links.expires_at as expiresAt", ...noStay])
    .where(isAmong(db, "share_links.token", tokens))
    .where("share_links.revoked_at", "is", null);

const byStay = (db: Database, tokens: string[]) =>
  readableGuidebooks(db)
    .innerJoin("stays", "stays.guidebook_id", "guidebooks.id")
    .leftJoin("guidebook_access", "guidebook_access.guidebook_id", "guidebooks.id")
    .select([
      "stays.token as key",
      noNumber.as("expiresAt"),
      lastDeparture.as("departure"),
      "guidebook_access.time_zone as timeZone",
      "guidebook_access.stays_version as staysVersion",
    ])
    .where(isAmong(db, "stays.token", tokens))
    .where("stays.revoked_at", "is", null)
    .where("stays.cancelled_at", "is", null);

/** The day of departure of a stay with those joined to it without a gap (touching stays of one guest, Stays 37). */
const lastDeparture = sql<string>`(
  with recursive run(departure) as (
    select stays.departure
    union
    select next.departure from run join stays as next on next.arrival = run.departure
    where next.joined_id = stays.joined_id and next.revoked_at is null and next.cancelled_at is null
  )
  select max(run.departure) from run
)`;

/** Selects the guidebooks that are neither archived nor taken down, each with its account's subscription. */
const readableGuidebooks = (db: Database) =>
  db
    .selectFrom("guidebooks")
    .leftJoin("account_subscriptions as plan", "plan.account_id", "guidebooks.account_id")
    .select([
      "guidebooks.id",
      "guidebooks.name",
      "guidebooks.cover",
      "guidebooks.cover_focus as coverFocus",
      "guidebooks.print_settings as printSettings",
      "guidebooks.property_address as propertyAddress",
      "guidebooks.language",
      "guidebooks.updated_at as updatedAt",
      "guidebooks.version",
      ...planColumns,
    ])
    .where("guidebooks.archived_at", "is", null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("guidebook_takedowns")
            .select("guidebook_id")
            .whereRef("guidebook_takedowns.guidebook_id", "=", "guidebooks.id"),
        ),
      ),
    );

type KeyedRow = GuidebookByKeyRow & { key: string };

type GuidebookByKeyRow = Omit<
  GuidebookByKey,
  "subscription" | "language" | "coverFocus" | "print" | "stay"
> & {
  language: string;
  coverFocus: string | null;
  printSettings: string | null;
  departure: string | null;
  timeZone: string | null;
  staysVersion: number | null;
} & WithPlan;

function toGuidebookByKey(row: GuidebookByKeyRow): GuidebookByKey {
  const { rest, subscription } = splitPlan(row);
  const { departure, timeZone, staysVersion, language, coverFocus, printSettings, ...guidebook } = rest;
  return {
    ...guidebook,
    language: languageOr(language),
    coverFocus: readFocus(coverFocus),
    print: readPrintSettings(printSettings),
    stay: departure === null ? null : { departure, timeZone, version: staysVersion ?? 0 },
    subscription,
  };
}
