import type { Actor } from "#accounts/actor.ts";
import { rolesWith } from "#accounts/roles.ts";
import { readStoredContent } from "#guidebooks/storedContent.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Right } from "#core/gate.ts";
import { findStaySettings } from "#stays/accessStore.server.ts";
import { asksAnything } from "#stays/arrivalForms/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { listNames, listFactSections } from "#stays/stayPropertyStore.server.ts";
import { zoneOfProperty } from "#stays/zoneOfProperty.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT } from "#stays/timeline.ts";

/** Returns the name, the times and the zone of each guidebook that the actor may read, of all or of one. */
export async function stayPropertiesOf(
  { db }: AppContext,
  actor: Actor,
  guidebookId: string | undefined,
): Promise<StayProperty[]> {
  const [names, sections] = await Promise.all([
    listNames(db, actor, guidebookId),
    listFactSections(db, actor, guidebookId),
  ]);
  const may = (right: Right) => rolesWith(right).includes(actor.role);
  const storedIn = (id: string, type: string) =>
    sections.find((one) => one.guidebook_id === id && one.type === type)?.content ?? "{}";
  return Promise.all(
    names.map(async ({ id, name, archived_at }) => {
      const settings = await findStaySettings(db, id);
      const { access, showFrom, timeZone } = settings.access;
      const { rules } = readStoredContent("rules", storedIn(id, "rules")).content;
      const { checkInTime } = readStoredContent("checkin", storedIn(id, "checkin")).content;
      const { checkOutTime } = readStoredContent("departure", storedIn(id, "departure")).content;
      const { content: place } = readStoredContent("property", storedIn(id, "property"));
      return {
        guidebookId: id,
        name,
        isArchived: archived_at !== null,
        zoneOfPlace: zoneOfProperty(place),
        access,
        showFrom,
        timeZone,
        checkInTime: checkInTime || DEFAULT_CHECK_IN,
        checkOutTime: checkOutTime || DEFAULT_CHECK_OUT,
        asksDetails: timeZone !== null && asksAnything(settings.arrivalForm, rules),
        mayShare: may("share"),
        mayEdit: may("edit"),
        maySeeGuests: may("see guests"),
      };
    }),
  );
}
