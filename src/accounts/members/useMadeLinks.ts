import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { madeLinksQuery } from "#accounts/members/client.ts";
import type { MadeLink } from "#accounts/members/madeLinks/contract.ts";

/** Loads the links with codes of a member; all that match end by default, except calendars. */
export function useMadeLinks(userId: string | null, matches: (link: MadeLink) => boolean = () => true) {
  const { data, error, isFetching, refetch } = useQuery({
    ...madeLinksQuery(userId ?? ""),
    enabled: userId !== null,
  });
  const [chosen, setSpared] = useState<readonly string[] | null>(null);
  const links = (data ?? []).filter(matches);
  const spared = chosen ?? links.flatMap(({ kind, id }) => (kind === "calendar" ? [id] : []));
  const ended = links.filter(({ id }) => !spared.includes(id)).map(({ id }) => id);
  return {
    links,
    ended,
    error,
    /** True until the list is loaded or has failed. */
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    end: (ids: readonly string[], ends: boolean) =>
      setSpared([...spared.filter((id) => !ids.includes(id)), ...(ends ? [] : ids)]),
  };
}
