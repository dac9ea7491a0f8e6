import { webhookEvents } from "#accounts/webhooks/events.ts";
import { tokenEvents } from "#accounts/tokens/events.ts";
import { supportActed } from "#operations/admin/events.ts";
import { memberEvents } from "#accounts/members/events.ts";
import { billingEvents } from "#billing/events.ts";
import { guidebookEvents } from "#guidebooks/events.ts";
import { exportEvents } from "#operations/export/events.ts";
import { extraEvents } from "#stays/extras/events.ts";
import { problemEvents } from "#stays/problems/events.ts";
import { stayEvents } from "#stays/events.ts";

const all = [
  ...memberEvents,
  ...tokenEvents,
  ...webhookEvents,
  ...billingEvents,
  ...guidebookEvents,
  ...stayEvents,
  ...extraEvents,
  ...problemEvents,
  ...exportEvents,
  supportActed,
];

/** Every kind of event by its name. */
export const eventKinds = new Map(all.map((kind) => [kind.name, kind]));
