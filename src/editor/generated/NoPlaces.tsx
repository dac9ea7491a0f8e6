import { useQuery } from "@tanstack/react-query";
import { MapPinOff } from "lucide-react";
import type { HostSection } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { isEmptySection, propertyIn } from "#sections/section.ts";
import { placesServiceQuery } from "#editor/create/placesService.ts";

interface NoPlacesProps {
  sections: readonly HostSection[];
  onSection: (type: string) => void;
}

/** Where generation knew no place near the property: what is missing, who can add it, and a way without them. */
export function NoPlaces({ sections, onSection }: NoPlacesProps) {
  const { data: places } = useQuery(placesServiceQuery);
  const lists = sections.filter(({ type, own }) => !own && placeLists.includes(type));
  if (!places || lists.length === 0 || lists.some((section) => !isEmptySection(section))) return null;
  const town = propertyIn(sections)?.content.city || "this address";
  return (
    <section
      aria-label="No places near you yet"
      className="mb-5 rounded-card border border-lamp/60 bg-lamp/15 p-5"
    >
      <div className="flex gap-3">
        <MapPinOff size={21} aria-hidden className="mt-0.5 shrink-0" />
        <div>
          <p className="font-semibold">No places near you yet</p>
          <p>This server has no map data for {town}. The person who runs it can add it.</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-1">
        <Dialog
          title="How to add map data"
          trigger={
            <Button variant="secondary" className="px-4!">
              How to add it
            </Button>
          }
          footer={
            <DialogClose>
              <Button variant="secondary">Close</Button>
            </DialogClose>
          }
        >
          <ol className="list-decimal space-y-3 pl-5">
            <li>
              The person who runs this server downloads a map of your region, for example from
              download.geofabrik.de.
            </li>
            <li>
              On the server they run <code className="wrap-anywhere">npm run places:import -- FILE</code>.
            </li>
            <li>
              You press “…” in a section here, such as Places To Eat, and choose “Fill from the address”. What
              you wrote stays.
            </li>
          </ol>
        </Dialog>
        <Button variant="quiet" className="px-3.5!" onClick={() => onSection("dining")}>
          Add places myself
        </Button>
      </div>
    </section>
  );
}

const placeLists: readonly string[] = ["places", "shopping", "dining", "services"];
