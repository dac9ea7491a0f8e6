import type { Act, Size } from "#test/simulation/plan.ts";
import type { ModelProperty } from "#test/simulation/properties.ts";
import { calendarOutActs } from "#test/simulation/actors/calendarsOut.ts";
import { cleanerActs } from "#test/simulation/actors/cleaner.ts";
import { deviceActs } from "#test/simulation/actors/devices.ts";
import { extraActs } from "#test/simulation/actors/extras.ts";
import { faultActs } from "#test/simulation/actors/faults.ts";
import { guestActs } from "#test/simulation/actors/guests.ts";
import { hostActs } from "#test/simulation/actors/host.ts";
import { memberActs } from "#test/simulation/actors/members.ts";
import { planActs } from "#test/simulation/actors/payers.ts";
import { processActs } from "#test/simulation/processes.ts";
import { leavingActs } from "#test/simulation/actors/leaving.ts";
import { outageActs } from "#test/simulation/actors/outages.ts";
import { programActs } from "#test/simulation/actors/programs.ts";
import { webhookActs } from "#test/simulation/actors/webhooks.ts";
import { reportActs } from "#test/simulation/actors/reports.ts";
import { tabActs } from "#test/simulation/actors/tabs.ts";
import { twoAccountActs } from "#test/simulation/actors/twoAccounts.ts";
import { strangerActs } from "#test/simulation/actors/strangers.ts";

/** Everything that the people of a seed do. Each person has their own dice. */
export function newActs(size: Size, models: readonly ModelProperty[]): Act[] {
  return [
    ...models.flatMap((model) => [
      ...hostActs(size, model),
      ...guestActs(size, model),
      ...reportActs(size, model),
      ...strangerActs(size, model),
      ...extraActs(size, model),
    ]),
    ...memberActs(size),
    ...cleanerActs(size, models),
    ...calendarOutActs(size, models),
    ...deviceActs(size),
    ...planActs(size),
    ...processActs(size),
    ...faultActs(size),
    ...outageActs(size),
    ...tabActs(size),
    ...twoAccountActs(size),
    ...leavingActs(size),
    ...webhookActs(size),
    ...programActs(size),
  ];
}
