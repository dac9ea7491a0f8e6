import type { FeedPlatform } from "#stays/calendars/feed/contract.ts";
import { isStay, type CalendarEntry, type Closures } from "#stays/calendars/match/entry.ts";
import { daysKey, mayJoin, type Group } from "#stays/calendars/match/group.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { Today } from "#stays/calendars/match/today.ts";

/** What the stays of a guidebook are planned from. */
export interface PlanInput {
  entries: readonly CalendarEntry[];
  stays: readonly PlannedStay[];
  closuresOf: (calendarId: string) => Closures;
  platformOf: (calendarId: string) => FeedPlatform;
  /** The ids of new stays, and the guest codes of those whose feed has none. */
  newId: () => string;
  newCode: () => string;
  day: Today;
  /** The ids of entries whose last nights this reading lists again; none if not given. */
  listedAgain?: ReadonlySet<string>;
}

type Days = Pick<CalendarEntry, "arrival" | "departure">;

/** The plan while it is made: which entries are sources of which stay, and what happens to the stays. */
export class Plan {
  readonly input: PlanInput;
  /** Every entry after the reading, by id. An unchanged one is the same object. */
  readonly next: Map<string, CalendarEntry>;
  /** By the id of the stay. */
  readonly groups: Map<string, Group>;
  readonly #byDays = new Map<string, Group[]>();
  readonly #byCode = new Map<string, Group[]>();

  constructor(input: PlanInput) {
    this.input = input;
    this.next = new Map(input.entries.map((entry) => [entry.id, entry]));
    this.groups = new Map(input.stays.map((stay) => [stay.id, { stay, sourceEntries: [], isNew: false }]));
  }

  change(entry: CalendarEntry, more: Partial<CalendarEntry>): CalendarEntry {
    const changed = { ...entry, ...more };
    this.next.set(entry.id, changed);
    return changed;
  }

  /** Makes an entry a source of a group's stay. */
  addSource(group: Group, entry: CalendarEntry, more: Partial<CalendarEntry> = {}): void {
    group.sourceEntries.push(this.change(entry, { ...more, stayId: group.stay.id }));
  }

  /** Indexes a group by days, and by a code where there is one. */
  note(group: Group, { code, ...days }: Days & Pick<CalendarEntry, "code">): void {
    add(this.#byDays, daysKey(days, this.input.day), group);
    if (code !== null) add(this.#byCode, code, group);
  }

  groupsOn(days: Days): readonly Group[] {
    return this.#byDays.get(daysKey(days, this.input.day)) ?? [];
  }

  groupsByCode(code: string | null): readonly Group[] {
    return code === null ? [] : (this.#byCode.get(code) ?? []);
  }

  mayJoin(entry: CalendarEntry, group: Group): boolean {
    return mayJoin(entry, group, this.input.platformOf);
  }

  /** Returns whether an entry is a stay, with the host's decision on the closures of its calendar. */
  isStay(entry: CalendarEntry): boolean {
    return isStay(entry, this.input.closuresOf(entry.calendarId));
  }
}

function add(map: Map<string, Group[]>, key: string, group: Group): void {
  const list = map.get(key);
  if (!list) map.set(key, [group]);
  else if (!list.includes(group)) list.push(group);
}
