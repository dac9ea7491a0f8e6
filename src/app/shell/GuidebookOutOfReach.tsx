import { useQuery } from "@tanstack/react-query";
import { matchPath, useLocation } from "react-router";
import { archivedGuidebooksQuery, guidebooksQuery } from "#guidebooks/client.ts";
import { Notice } from "#ui/Notice.tsx";

/** Says to a host without a plan that the guidebook of the path is not theirs: it was deleted, or they were removed. */
export function GuidebookOutOfReach() {
  const { pathname } = useLocation();
  const id = matchPath("/guidebooks/:id/*", pathname)?.params.id;
  const active = useQuery(guidebooksQuery).data;
  const archived = useQuery(archivedGuidebooksQuery).data;
  if (!id || id === "new" || !active || !archived) return null;
  if ([...active, ...archived].some((guidebook) => guidebook.id === id)) return null;
  return (
    <Notice tone="warn" title="Guidebook Not Found">
      It was deleted, or it belongs to an account that you are not in. If you worked on it before, ask the
      owner to invite you again.
    </Notice>
  );
}
