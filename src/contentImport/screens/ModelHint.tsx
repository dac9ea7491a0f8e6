import { useQuery } from "@tanstack/react-query";
import { placesServiceQuery } from "#editor/create/placesService.ts";

/** What leaves this server once something is read, where a model has a part in it. */
export function ModelHint() {
  const { data } = useQuery(placesServiceQuery);
  if (!data?.hasModel) return null;
  return (
    <p className="text-sm text-soft">
      Sentences that our rules are not sure of are sent to this server’s model to be sorted, without numbers
      and links. Passwords and codes that we recognise are not sent.
    </p>
  );
}
