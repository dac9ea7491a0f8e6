import { useQuery } from "@tanstack/react-query";
import type { HostSection } from "#guidebooks/contract.ts";
import { versionQuery } from "#guidebooks/client.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { changedLines } from "#sections/differences/differences.ts";
import { emptyContent } from "#sections/section.ts";
import { ChangedLines } from "#sections/differences/ChangedLines.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";

interface VersionChangesProps {
  section: HostSection;
  version: number;
  /** The version before it; undefined where the history begins with it. */
  before: number | undefined;
}

/** What a version changed of the one before it; of the first one, all that it held. */
export function VersionChanges({ section, version, before }: VersionChangesProps) {
  const after = useQuery(versionQuery(section.id, version));
  const earlier = useQuery({ ...versionQuery(section.id, before ?? version), enabled: before !== undefined });
  const error = after.error ?? earlier.error;
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => Promise.all([after.refetch(), earlier.refetch()])}>
        Failed to load this version. Please try again.
      </LoadFailed>
    );
  if (!after.data || (before !== undefined && !earlier.data)) return <Skeleton className="h-24" />;
  if (after.data.unreadable) return <p className="text-soft">This version cannot be shown or restored.</p>;
  const from = before === undefined ? emptyContent(section.type) : earlier.data?.content;
  const lines = changedLines(section.type, from, after.data.content);
  if (lines.length > 0) return <ChangedLines lines={lines} />;
  return (
    <p className="text-soft">
      {before === undefined
        ? "The section was empty."
        : "The words stayed the same. Formatting may have changed."}
    </p>
  );
}
