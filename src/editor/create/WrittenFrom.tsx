import { useQuery } from "@tanstack/react-query";
import { Check, PencilLine } from "lucide-react";
import { placesServiceQuery } from "#editor/create/placesService.ts";

/** Says before the press what is written, and what only the host knows. */
export function WrittenFrom() {
  const { data: places } = useQuery(placesServiceQuery);
  return (
    <ul className="space-y-1.5">
      <li className="flex gap-3">
        <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-leaf" />
        We write: welcome, rules, emergency{places?.hasMapData === false ? "" : ", places nearby"}
      </li>
      <li className="flex gap-3">
        <PencilLine size={20} aria-hidden className="mt-0.5 shrink-0 text-pine" />
        You add: Wi-Fi, door, bins (5&nbsp;minutes)
      </li>
    </ul>
  );
}

/** Says before the press what a blank guidebook has. */
export const WrittenByYou = () => (
  <ul className="space-y-1.5">
    <li className="flex gap-3">
      <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-leaf" />
      Every section, welcome to check-out
    </li>
    <li className="flex gap-3">
      <PencilLine size={20} aria-hidden className="mt-0.5 shrink-0 text-pine" />
      You write what applies, in any order
    </li>
  </ul>
);

/** Says under an address that was entered that no places around it are known. */
export function NoMapData() {
  const { data: places } = useQuery(placesServiceQuery);
  if (places?.hasMapData !== false) return null;
  return (
    <output className="mt-2 block rounded-field bg-linen px-3.5 py-2 text-[0.9375rem] text-soft">
      We cannot look up what is near this address yet. You can go ahead and add places later.
    </output>
  );
}
