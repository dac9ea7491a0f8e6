import { useState } from "react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { AddSection } from "#editor/arrange/AddSection.tsx";
import { useCustomSections } from "#editor/arrange/useCustomSections.ts";
import { ArrangeRow } from "#editor/arrange/ArrangeRow.tsx";
import {
  arrangedSectionsOf,
  moveSection,
  nameOf,
  type ArrangedSection,
} from "#editor/arrange/sectionOrder.ts";
import { useArrange } from "#editor/arrange/useArrange.ts";
import { useDragRows } from "#ui/useDragRows.ts";

interface ArrangeDialogProps {
  guidebookId: string;
  sections: readonly HostSection[];
  onClose: () => void;
}

/** The guidebook's own shape: its sections in the host's order, with names and icons, some of them hidden (Sections 10). */
export function ArrangeDialog({ guidebookId, sections, onClose }: ArrangeDialogProps) {
  const [places, setPlaces] = useState(() => arrangedSectionsOf(sections));
  const [announcement, setAnnouncement] = useState("");
  const arrange = useArrange(guidebookId, arrangedSectionsOf(sections), onClose);

  const own = useCustomSections(guidebookId, (section) =>
    setPlaces((before) => [...before, ...arrangedSectionsOf([section])]),
  );

  function remove(id: string) {
    const section = sections.find((one) => one.id === id);
    if (!section) return;
    setPlaces(places.filter((one) => one.id !== id));
    own.remove.mutate(section);
  }

  function move(from: number, to: number) {
    const next = moveSection(places, from, to);
    const place = next[to];
    setPlaces(next);
    if (place) setAnnouncement(`${nameOf(place)}: ${to + 1} of ${next.length}`);
  }

  function changePlace(place: ArrangedSection, change: Partial<ArrangedSection>) {
    setPlaces(places.map((one) => (one.id === place.id ? { ...one, ...change } : one)));
    if (change.hidden !== undefined)
      setAnnouncement(`${nameOf(place)} is ${change.hidden ? "hidden from guests" : "shown to guests"}`);
  }

  const drag = useDragRows(move);
  return (
    <Dialog
      open
      onOpenChange={() => arrange.isPending || onClose()}
      dismissOnOutside={false}
      size="large"
      title="Arrange sections"
      description="Guests see the tiles in this order, without the empty ones. The print sheet and your tabs follow it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={arrange.isPending} busyLabel="Saving..." onClick={() => arrange.mutate(places)}>
            Save order
          </Button>
        </>
      }
    >
      <p id="arrange-keys" className="mb-3 text-sm text-soft">
        Drag a section by its handle
        <span className="max-md:sr-only pointer-coarse:sr-only">, or use the arrow keys on it</span>.
      </p>
      <output className="sr-only">{announcement}</output>
      <ol className="space-y-2 pointer-fine:space-y-1.5">
        {places.map((place, at) => (
          <ArrangeRow
            key={place.id}
            place={place}
            isFirst={at === 0}
            isLast={at === places.length - 1}
            drag={drag(at)}
            onDelete={place.isOwn ? () => remove(place.id) : undefined}
            onMove={(by) => move(at, at + by)}
            onChange={(change) => changePlace(place, change)}
          />
        ))}
      </ol>
      <AddSection busy={own.add.isPending} onAdd={(section) => own.add.mutate(section)} />
    </Dialog>
  );
}
