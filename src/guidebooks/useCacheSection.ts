import { useQueryClient } from "@tanstack/react-query";
import type { HostSection } from "#guidebooks/contract.ts";
import { sectionsQuery } from "#guidebooks/client.ts";

export function useCacheSection(guidebookId: string) {
  const client = useQueryClient();
  return (section: HostSection) =>
    client.setQueryData(sectionsQuery(guidebookId).queryKey, (sections) =>
      sections?.map((one) => (one.id === section.id ? section : one)),
    );
}
