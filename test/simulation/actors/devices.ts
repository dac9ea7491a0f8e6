import { momentAt } from "#test/calendarTimelineFeeds.ts";
import { newDice } from "#test/hostile/dice.ts";
import { newPushDevice, type PushDevice } from "#test/pushDevice.ts";
import { call } from "#test/simulation/actors/host.ts";
import { HOUR, MINUTE } from "#test/simulation/moments.ts";
import type { Act, Size } from "#test/simulation/plan.ts";
import { secretsIn } from "#test/simulation/planted.ts";
import { noteFound, serveAt } from "#test/simulation/receivers.ts";
import { newMemory, type Run } from "#test/simulation/run.ts";

interface Device extends PushDevice {
  /** From when its push service answers 410, epoch milliseconds; Infinity for one that lives. */
  goneFrom: number;
  /** Hours of the day in which its push service answers 503. */
  downHours: readonly number[];
  /** Whether the server has been told that it is gone. */
  wasGone: boolean;
  /** What it was sent, with the hour. */
  messages: Set<string>;
}

const devices = newMemory<Device>();

/** The owner switches messages on at one device after the other; each device dies after some days. */
export function deviceActs({ seed, days }: Size): Act[] {
  const dice = newDice(`devices ${seed}`);
  const acts: Act[] = [];
  for (let day = 0, count = 0; day < days; day += 2 + dice.below(6), count += 1) {
    const at = momentAt(day * 24) + (70 + dice.below(1200)) * MINUTE;
    const goneFrom = dice.chance(0.7) ? at + dice.below(6 * 24) * HOUR : Infinity;
    const first = dice.below(24);
    const downHours = dice.chance(0.5) ? [first, (first + 1) % 24] : [];
    const url = `https://push.example.com/send/${seed}-${count}`;
    acts.push({
      at,
      actor: "device",
      property: null,
      name: `is added ${count}`,
      perform: (run) => addDevice(run, url, { goneFrom, downHours }),
    });
  }
  return acts;
}

async function addDevice(
  run: Run,
  url: string,
  fate: Pick<Device, "goneFrom" | "downHours">,
): Promise<string> {
  const known = devices.of(run);
  serveAt(run, "https://push.example.com/", (to, { body }) => receive(run, to, body));
  const device = newPushDevice(url);
  known.set(url, { ...device, ...fate, wasGone: false, messages: new Set() });
  const added = await call(run, run.owner, "post", "/api/push-subscriptions", device.subscription);
  return `is added: ${added.status}`;
}

/** Answers as a push service. Each message comes once, none after an undo, none to a device that is known to be gone. */
function receive(run: Run, url: string, body: Uint8Array): number {
  const device = devices.of(run).get(url);
  if (!device) return 404;
  const now = run.now();
  if (device.wasGone) noteFound(run, "emails", `${url} is sent a message after it has answered 410`);
  if (now >= device.goneFrom) {
    device.wasGone = true;
    return 410;
  }
  const hour = Math.floor(now / HOUR);
  if (device.downHours.includes(hour % 24)) return 503;
  const text = device.read(body);
  if (secretsIn(text).size > 0) noteFound(run, "leaks", `a message to a device has a secret: ${text}`);
  const undone = run.withdrawn.find((one) => one.to === run.owner.email && one.about.test(text));
  if (undone) noteFound(run, "emails", `a device is sent "${text}" after ${undone.why}`);
  const key = `${hour} ${text}`;
  if (device.messages.has(key)) noteFound(run, "emails", `a device is sent "${text}" twice`);
  device.messages.add(key);
  return 201;
}
