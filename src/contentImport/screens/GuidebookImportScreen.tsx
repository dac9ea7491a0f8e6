import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "react-router";
import { guidebookQuery, sectionsQuery } from "#guidebooks/client.ts";
import { ImportView } from "#contentImport/screens/ImportView.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { ScreenTitle } from "#guidebooks/ScreenTitle.tsx";

/** Brings what a host has written before into one of their guidebooks. */
export default function GuidebookImportScreen() {
  const { id = "" } = useParams();
  const guidebook = useQuery(guidebookQuery(id));
  const sections = useQuery(sectionsQuery(id));
  const error = guidebook.error ?? sections.error;
  return (
    <div>
      <ScreenTitle guidebookId={id} of={(name) => `Import into ${name}`} before="Import" />
      <Link
        to={`/guidebooks/${id}`}
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-pine"
      >
        <ArrowLeft size={18} aria-hidden /> {guidebook.data?.name ?? "Guidebook"}
      </Link>
      <PageHeader
        title="Import"
        subtitle="A house manual, a listing, a message to guests: we sort it into sections, and you decide."
      />
      {!sections.data && error && (
        <LoadFailed error={error} onRetry={() => Promise.all([guidebook.refetch(), sections.refetch()])}>
          Failed to load this guidebook. Please try again.
        </LoadFailed>
      )}
      {!error && !(guidebook.data && sections.data) && <Skeleton className="h-60 rounded-card" />}
      {guidebook.data && sections.data && (
        <ImportView key={id} guidebook={guidebook.data} sections={sections.data} />
      )}
    </div>
  );
}
