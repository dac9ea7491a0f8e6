import { MapPinPlus } from "lucide-react";
import { useRef, useState } from "react";
import type { NearbyPlace } from "#generation/nearby/contract.ts";
import type { HostSection, SectionSource } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { rowOf } from "#sections/catalog.ts";
import type { NearbyPlacesProps } from "#sections/editing/formContext.ts";
import { deferredPart } from "#ui/deferred.tsx";

const NearbyDialog = deferredPart(async () => (await import("#editor/nearby/NearbyDialog.tsx")).NearbyDialog);

interface AddFromNearbyProps extends NearbyPlacesProps {
  section: HostSection;
  /** The receipts of what was added, to be saved with it. */
  onSources: (sources: SectionSource[]) => void;
  /** Leads to the form of the address. */
  onPostalAddress: () => void;
}

/** Adds places of the map to a list, each as the row that generation would write (Generation 16). */
export function AddFromNearby(props: AddFromNearbyProps) {
  const { section, list, rows, onAdd, onSources, onPostalAddress } = props;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const goesToProperty = useRef(false);
  const title = list === "items" ? rowOf(section.type).title : list;

  function add(places: readonly NearbyPlace[]) {
    // A draft that holds the rows can hold their receipts.
    onAdd(places.map(({ item }) => item));
    onSources(places.map(({ receipt }) => receipt));
    setOpen(false);
  }

  function leave() {
    if (goesToProperty.current) onPostalAddress();
    else trigger.current?.focus();
    goesToProperty.current = false;
  }

  return (
    <>
      <Button
        ref={trigger}
        size="small"
        variant="quiet"
        icon={MapPinPlus}
        onClick={() => setOpen(true)}
        className="-ml-2.5 px-2.5! text-soft"
      >
        Add from nearby<span className="sr-only">: {title}</span>
      </Button>
      {open && (
        <NearbyDialog
          section={section}
          list={list}
          rows={rows}
          onAdd={add}
          onClose={() => setOpen(false)}
          onPostalAddress={() => {
            goesToProperty.current = true;
            setOpen(false);
          }}
          afterClose={leave}
        />
      )}
    </>
  );
}
