import { doorCodeIn } from "#guidebooks/doorCode.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { addDays } from "#core/days.ts";
import { randomText } from "#core/ids.server.ts";
import { lockDigits } from "#stays/calendarsOut/ical.ts";
import { MIN_LOCK_DIGITS } from "#stays/contract.ts";
import type { Chain } from "#stays/joinedStays.ts";
import { findDoorCodesNear } from "#stays/store.server.ts";

/** Nuki's keypads have no 0, and take no code that begins with 12 (Web API, "Manage PIN codes"). */
const KEYS = "123456789";
const REFUSED_START = "12";
/** Two stays of a property within these days have different codes. */
const APART_DAYS = 30;
const MAX_DRAWS = 200;

/**
 * Draws a door code for a stay, of as many digits as the guidebook's code has where no number is given, 4 where that is no
 * code of a lock (Stays 43). Null where none was free among many.
 */
export async function drawDoorCode(
  { db, randomBytes }: Pick<AppContext, "db" | "randomBytes">,
  chain: Chain,
  digits: number | undefined,
): Promise<string | null> {
  const [first] = chain;
  const usual = lockDigits(await usualDoorCode(db, first.guidebook_id));
  const near = await findDoorCodesNear(db, first.guidebook_id, {
    from: addDays(first.arrival, -APART_DAYS),
    until: addDays((chain.at(-1) ?? first).departure, APART_DAYS),
  });
  const taken = new Set([usual, ...near.map(lockDigits)]);
  const length = digits ?? usual?.length ?? MIN_LOCK_DIGITS;
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const code = randomText(randomBytes, length, KEYS);
    if (!code.startsWith(REFUSED_START) && !taken.has(code)) return code;
  }
  return null;
}

async function usualDoorCode(db: AppContext["db"], guidebookId: string): Promise<string> {
  const sections = await findGuestSections(db, guidebookId);
  return sections.map(({ section }) => doorCodeIn(section)).find((code) => code !== "") ?? "";
}
