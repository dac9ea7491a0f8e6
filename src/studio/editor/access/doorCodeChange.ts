import type { HostSection } from "#guidebooks/contract.ts";
import type { Stay } from "#stays/contract.ts";
import { staysRunning, type LocalMoment } from "#studio/editor/access/whoStays.ts";
import type { SectionSave } from "#studio/editor/sectionForms.ts";

/** A save that gives another door code to guests who are there now. */
export interface DoorCodeChange {
  save: SectionSave;
  before: string;
  /** The running stays that go by the guidebook's code. */
  stays: Stay[];
}

/** Returns what has to be asked before a section is saved; null where no guest has to go by another door code. */
export function doorCodeChangeOf(
  save: SectionSave,
  sections: readonly HostSection[],
  { stays, now }: { stays: readonly Stay[]; now: LocalMoment },
): DoorCodeChange | null {
  const section = sections.find(({ id }) => id === save.sectionId);
  if (section?.type !== "checkin") return null;
  const before = section.content.doorCode;
  if (!before || before === save.content.doorCode) return null;
  const checkOutTime = sections.find(({ type }) => type === "departure")?.content;
  const usual = {
    checkInTime: section.content.checkInTime,
    checkOutTime: checkOutTime && "checkOutTime" in checkOutTime ? checkOutTime.checkOutTime : undefined,
  };
  const running = staysRunning(stays, now, usual).filter(({ doorCode }) => doorCode === null);
  return running.length > 0 ? { save, before, stays: running } : null;
}
