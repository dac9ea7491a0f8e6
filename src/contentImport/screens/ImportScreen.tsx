import { useQuery } from "@tanstack/react-query";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { ImportView } from "#contentImport/screens/ImportView.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { LimitNotice } from "#editor/create/LimitNotice.tsx";
import { usePlanIsFull } from "#editor/create/usePlanIsFull.ts";

/** Makes a guidebook of what a host has written before. */
export default function ImportScreen() {
  const full = usePlanIsFull();
  // Earlier decisions are stored in this browser alone: the server cannot draw them.
  const isLoaded = useQuery(guidebooksQuery).isFetched;
  return (
    <>
      <PageTitle>Import</PageTitle>
      <PageHeader
        title="Import"
        subtitle="A house manual, a listing, a message to guests: we sort it into sections, and you decide."
      />
      {!isLoaded && <Skeleton className="h-60 rounded-card" />}
      {isLoaded && (full ? <LimitNotice /> : <ImportView guidebook={null} sections={null} />)}
    </>
  );
}
