import { queryOptions, useQuery } from "@tanstack/react-query";
import { ArrowLeft, ExternalLink, Printer } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import { track } from "#analytics/track.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import { guidebookKeys, guidebookQuery } from "#guidebooks/client.ts";
import { ApiError, apiFetch } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { Notice } from "#ui/Notice.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { PrintChoices } from "#editor/print/PrintChoices.tsx";
import { NoSuchGuidebook } from "#guidebooks/NoSuchGuidebook.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { sheetNoteTexts } from "#editor/print/sheetNoteTexts.ts";
import { sheetNotes } from "#guidebooks/sheetNotes.ts";

/** The sheet as printed, next to the host's settings for it. */
export function PrintView({ guidebookId }: { guidebookId: string }) {
  const { data: guidebook, error, refetch } = useQuery(guidebookQuery(guidebookId));
  if (error instanceof ApiError && error.status === 404) return <NoSuchGuidebook />;
  return (
    <>
      <Link
        to={`/guidebooks/${guidebookId}`}
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-pine"
      >
        <ArrowLeft size={18} aria-hidden /> {guidebook?.name ?? "Guidebook"}
      </Link>
      {guidebook ? (
        <Body guidebook={guidebook} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          Failed to load the print sheet. Please try again.
        </LoadFailed>
      ) : (
        <Loading
          label="Loading the print sheet..."
          className="mt-8 space-y-5"
          sizes={["h-64 rounded-card"]}
        />
      )}
    </>
  );
}

function Body({ guidebook }: { guidebook: Guidebook }) {
  const mayEdit = useMay("edit");
  const sheet = useRef<HTMLIFrameElement>(null);
  function print() {
    track("print_preview_opened", { is_public: false });
    sheet.current?.contentWindow?.print();
  }
  return (
    <>
      <PageHeader
        title="Print sheet"
        action={
          <>
            <DocumentLink href={`/print/${guidebook.slug}`} icon={ExternalLink} variant="secondary">
              Open guests’ page
            </DocumentLink>
            <Button icon={Printer} onClick={print}>
              Print
            </Button>
          </>
        }
      />
      {!mayEdit && (
        <Notice className="mt-6">
          You can print the sheet here. Only the owner and co-hosts can change it.
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {/* The whole page, as wide as A4 and scaled to the room there is: the ratio of two lengths is a tangent in CSS. */}
        <div className="@container relative aspect-210/297 overflow-hidden border border-line bg-white shadow-soft lg:sticky lg:top-6 lg:col-start-2">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page */}
          <iframe
            key={guidebook.updatedAt}
            ref={sheet}
            src={`/api/guidebooks/${guidebook.id}/print`}
            title="The sheet as it prints"
            className="absolute top-0 left-0 h-[297mm] w-[210mm] origin-top-left scale-[tan(atan2(100cqw,210mm))]"
          />
        </div>
        <div className="grid gap-5 lg:col-start-1 lg:row-start-1">
          <SheetNotes guidebook={guidebook} mayEdit={mayEdit} />
          <PrintChoices guidebook={guidebook} mayEdit={mayEdit} />
        </div>
      </div>
    </>
  );
}

/** What the host should know before the sheet hangs on a door. */
function SheetNotes({ guidebook, mayEdit }: { guidebook: Guidebook; mayEdit: boolean }) {
  const { data } = useQuery(sheetNotesQuery(guidebook.id, guidebook.updatedAt));
  const notes = data ? sheetNoteTexts(data) : [];
  if (notes.length === 0) return null;
  return (
    <Notice title="Before you print">
      <ul className="mt-1 space-y-2">
        {notes.map(({ text, fix }) => (
          <li key={text}>
            {text}{" "}
            {fix && mayEdit && (
              <Link
                to={
                  "open" in fix
                    ? `/guidebooks/${guidebook.id}?open=${fix.open}`
                    : `/contacts?home=${guidebook.id}`
                }
                className={linkLook}
              >
                {fix.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the query of what a guidebook's sheet lacks; it is fetched again after each change of the guidebook. */
const sheetNotesQuery = (guidebookId: string, updatedAt: number) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(guidebookId), "sheet notes", updatedAt],
    queryFn: async () => {
      const response = await apiFetch(`/api/guidebooks/${guidebookId}/print/notes`);
      return sheetNotes.parse(await response.json());
    },
  });
