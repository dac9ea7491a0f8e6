import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { airbnbQuery } from "#stays/messageTemplates/client.ts";
import { guidebookQuery } from "#guidebooks/client.ts";
import { ApiError } from "#core/client.ts";
import { Notice } from "#ui/Notice.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { AirbnbField } from "#stays/airbnbExport/AirbnbField.tsx";
import { formatPolicy } from "#stays/messageTemplates/PolicyMarks.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
import { airbnbFieldNames, type AirbnbFieldName } from "#stays/airbnbExport/airbnbFieldNames.ts";
import { formatList } from "#core/format.ts";
import { linkLook } from "#ui/buttonLook.ts";

/** The guidebook's texts for Airbnb's fields (Stays 35). */
export function ForAirbnb({ guidebookId }: { guidebookId: string }) {
  const { data, error, refetch } = useQuery(airbnbQuery(guidebookId));
  const { data: guidebook } = useQuery(guidebookQuery(guidebookId));
  const marked = data?.fields.flatMap(({ marks }) => marks).length ?? 0;
  if (error instanceof ApiError && error.status === 404) return <NoSuchGuidebook />;
  return (
    <>
      <Link
        to={`/guidebooks/${guidebookId}/stays`}
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-pine"
      >
        <ArrowLeft size={18} aria-hidden /> {guidebook ? `Stays at ${guidebook.name}` : "Stays"}
      </Link>
      <PageHeader
        title="For Airbnb"
        subtitle="Your guidebook as plain text for Airbnb’s own fields. Copy each one into the field with the same name."
      />
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the texts. Please try again.
        </LoadFailed>
      )}
      {!error && !data && (
        <Loading
          label="Loading the texts..."
          className="mt-8 space-y-5"
          sizes={["h-40 rounded-card", "h-40 rounded-card"]}
        />
      )}
      {data && (
        <>
          <Notice className="mt-6" tone={marked > 0 ? "warn" : "done"} title={formatMarked(marked)}>
            <details className="group">
              <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine sm:min-h-8 [&::-webkit-details-marker]:hidden">
                What we check
                <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
              </summary>
              <p className="max-w-measure">
                We mark links, email addresses, phone numbers and wording that the policy mentions:{" "}
                {formatPolicy()}. Only Airbnb decides what it accepts. It publishes no length limits for these
                fields that we know of, so if one is too long, shorten it there.
              </p>
            </details>
          </Notice>
          <div className="mt-6 grid gap-5 md:grid-cols-2">
            {data.fields.map((field) => (
              <AirbnbField key={field.name} field={field} />
            ))}
          </div>
          <EmptyAirbnbFields guidebookId={guidebookId} filled={data.fields.map(({ name }) => name)} />
        </>
      )}
    </>
  );
}

const formatMarked = (marked: number) =>
  marked === 0
    ? "We found nothing that Airbnb’s policy mentions"
    : `${marked === 1 ? "1 passage" : `${marked} passages`} to look at, marked below`;

interface EmptyAirbnbFieldsProps {
  guidebookId: string;
  filled: readonly AirbnbFieldName[];
}

/** The names of the fields for which the guidebook has no text yet. */
function EmptyAirbnbFields({ guidebookId, filled }: EmptyAirbnbFieldsProps) {
  const empty = airbnbFieldNames.filter((name) => !filled.includes(name));
  if (empty.length === 0) return null;
  return (
    <p className="mt-6 text-soft">
      Your guidebook has nothing yet for {formatList(empty)}.{" "}
      <Link to={`/guidebooks/${guidebookId}`} className={linkLook}>
        Write it in the guidebook
      </Link>
    </p>
  );
}
