import { useQuery } from "@tanstack/react-query";
import { WhoSees } from "#sections/editing/WhoSees.tsx";
import { placesServiceQuery } from "#editor/create/placesService.ts";

/** What a host should know before typing: what belongs in the address, where the keystrokes go, and who will see it. */
export function PropertyAddressHint() {
  const { data: places } = useQuery(placesServiceQuery);
  return (
    <>
      Include street, city, state/province and country. Suggestions are Australian addresses.
      {places?.notice && <span className="block">{places.notice}</span>}
      <WhoSees />
    </>
  );
}
