import { findPlanPrice } from "#billing/stripe/planPrice.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { SECOND_MS } from "#core/durations.ts";
import { outageOf } from "#core/outage.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import { insertAction } from "#operations/admin/store.server.ts";
import {
  variableOf,
  type Announcement,
  type ServerSettings,
  type SettingKey,
  type SettingsInput,
} from "#operations/settings/contract.ts";
import {
  deleteStoredSetting,
  findStoredSetting,
  listStoredSettings,
  storeSetting,
} from "#operations/settings/store.server.ts";
import type { StoredSettingName } from "#operations/settings/tables.server.ts";

/** How long another process of the server may have the earlier settings. */
const FOLLOW_MS = 10 * SECOND_MS;

const settingKeys = Object.keys(variableOf) as SettingKey[]; // its keys are the settings

/** Returns the settings in force, and which of them the environment names. */
export async function readSettings(context: AppContext): Promise<ServerSettings> {
  const { product, setByEnvironment } = context.config;
  return {
    signUp: product.signUp,
    site: product.hasSite,
    productName: product.name,
    contactEmail: product.contactEmail,
    country: product.country,
    mapUpdates: (await findStoredSetting(context.db, "MAP_UPDATES"))?.value === "on",
    announcement: await readAnnouncement(context),
    setByEnvironment: settingKeys.filter((key) => setByEnvironment.has(variableOf[key])),
  };
}

/** Returns the operator's announcement to all hosts; null while there is none. */
export async function readAnnouncement({ db }: AppContext): Promise<Announcement | null> {
  const row = await findStoredSetting(db, "ANNOUNCEMENT");
  return row ? { id: String(row.changed_at), text: row.value } : null;
}

/**
 * Changes settings in all processes of the server, in the others within ten seconds. Each change is in the operators' log.
 * Refuses with 409 `set_by_environment`.
 */
export async function changeSettings(
  context: AppContext,
  { announcement, mapUpdates, ...given }: SettingsInput,
  operator: string,
): Promise<Result<ServerSettings>> {
  const changes: [StoredSettingName, string | null][] = [];
  for (const key of settingKeys) {
    const value = given[key];
    if (value === undefined) continue;
    const name = variableOf[key];
    if (context.config.setByEnvironment.has(name)) return setByEnvironment(name);
    changes.push([name, value === null ? null : textOf(value)]);
  }
  if (mapUpdates !== undefined) changes.push(["MAP_UPDATES", mapUpdates ? "on" : null]);
  if (announcement !== undefined) changes.push(["ANNOUNCEMENT", announcement]);
  await context.db.transaction().execute(async (db) => {
    const before = new Map((await listStoredSettings(db)).map(({ name, value }) => [name, value]));
    const at = context.now();
    for (const [name, value] of changes) {
      if ((before.get(name) ?? null) === value) continue;
      if (value === null) await deleteStoredSetting(db, name);
      else await storeSetting(db, { name, value, changed_at: at });
      const reason = value === null ? "back to the default" : value;
      const action = {
        id: context.randomId(),
        at,
        operator,
        action: "settings",
        subject: name,
        reason,
      } as const;
      await insertAction(db, action);
    }
  });
  await loadSettings(context);
  return ok(await readSettings(context));
}

/** Puts what is stored into force, where it is not in force yet. */
export async function loadSettings(context: AppContext): Promise<void> {
  const { config, db } = context;
  const [rows, price] = await Promise.all([listStoredSettings(db), findPlanPrice(context)]);
  const next = config.settingsWith(Object.fromEntries(rows.map(({ name, value }) => [name, value])), price);
  // The same object while nothing has changed: pages are drawn once for each (`oncePerProduct`).
  if (JSON.stringify(next.product) !== JSON.stringify(config.product)) Object.assign(config, next);
}

/** Follows what an operator changes in another process, until the context is closed. */
export function followSettings(context: AppContext): void {
  const timer = setInterval(() => {
    void loadSettings(context).catch((error: unknown) => {
      if (!outageOf(error)) context.log.error({ err: error }, "the settings could not be read");
    });
  }, FOLLOW_MS);
  timer.unref();
  context.onClose(() => clearInterval(timer));
}

const textOf = (value: string | boolean) => (typeof value === "string" ? value : value ? "on" : "off");

const setByEnvironment = (name: string) =>
  refused({
    code: "set_by_environment",
    message: `${name} is set in the server's environment. Change it there, or take it out.`,
  });
