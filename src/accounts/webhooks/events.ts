import { z } from "zod";
import { eventKind, plainEvent } from "#accounts/events/eventKind.ts";

export const webhookAdded = plainEvent("webhook.added", "added a webhook");
export const webhookChanged = plainEvent("webhook.changed", "changed a webhook");
export const webhookRemoved = plainEvent("webhook.removed", "removed a webhook");
export const webhookSwitchedOff = eventKind("webhook.switched_off", z.null(), {
  deed: () => "turned off a webhook that no longer takes messages",
});

export const webhookEvents = [webhookAdded, webhookChanged, webhookRemoved, webhookSwitchedOff];
