import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useMay } from "#accounts/session.ts";
import { useSubscription } from "#billing/subscription.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { guestDataQuery } from "#stays/guestData/client.ts";
import { GuestDataList } from "#stays/guestData/GuestDataList.tsx";
import { Button } from "#ui/Button.tsx";
import { buttonLook, linkLook } from "#ui/buttonLook.ts";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { serverText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { exportPath, importFile } from "#operations/export/client.ts";

const NOT_IMPORTED = { title: "Not imported", description: "The file could not be sent. Please try again." };

/** Takes everything out, and brings it back (Transfer 1 to 3). */
export function YourData() {
  const mayExport = useMay("edit");
  const maySeeGuests = useMay("see guests");
  const subscription = useSubscription();
  const mayImport = useMay("create") && subscription?.status === "active";
  return (
    <SettingsRow id="your-data" title="Your data" value="Export or import your guidebooks">
      <p className="max-w-measure text-soft">
        Your guidebooks are yours. Download a zip file with everything in it, including a copy that opens in
        any browser.
      </p>
      {mayExport && <Exports />}
      {mayImport && <Import />}
      {maySeeGuests && <OfGuests />}
    </SettingsRow>
  );
}

/** What is stored of the account's guests now (Stays 40). */
function OfGuests() {
  const { data: counts } = useQuery(guestDataQuery);
  if (!counts?.some(({ count }) => count > 0)) return null;
  return (
    <>
      <h3 className="mt-6 font-semibold">Of your guests</h3>
      <GuestDataList counts={counts} />
    </>
  );
}

function Exports() {
  const mayAll = useMay("manage members");
  const { data: guidebooks = [] } = useQuery(guidebooksQuery);
  const [withSecrets, setWithSecrets] = useState(false);
  if (guidebooks.length === 0) return <p className="mt-4 text-soft">There is no guidebook to export yet.</p>;
  return (
    <>
      <Checkbox
        label="With door codes and passwords. Anyone who has the file can read them."
        className="mt-3"
        checked={withSecrets}
        onChange={({ target }) => setWithSecrets(target.checked)}
      />
      {mayAll && (
        <a
          href={exportPath(null, withSecrets)}
          download
          className={buttonLook({ variant: "secondary", className: "mt-2" })}
        >
          <Download size={18} aria-hidden />
          Export all guidebooks
        </a>
      )}
      <details className="group mt-3">
        <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          Or one of them
          <ChevronDown
            size={18}
            aria-hidden
            className="text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y divide-line border-y border-line">
          {guidebooks.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <a
                href={exportPath(id, withSecrets)}
                download
                className={`inline-flex min-h-11 items-center ${linkLook}`}
              >
                Export<span className="sr-only"> {name}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Import() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const take = useCall({
    mutationFn: importFile,
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: guidebooksQuery.queryKey });
      showToast({ title: "Imported", description: `${name} is now one of your guidebooks.` });
    },
    onSuccessHere: ({ id }) => navigate(`/guidebooks/${id}`),
    failure: (error) => serverText(error, NOT_IMPORTED),
  });
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-soft">An exported guidebook, from here or from another server.</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Exported file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take.mutate(file);
          target.value = "";
        }}
      />
      <Button
        variant="secondary"
        icon={Upload}
        className="mt-3"
        busy={take.isPending}
        busyLabel="Importing..."
        onClick={() => input.current?.click()}
      >
        Import a guidebook
      </Button>
    </div>
  );
}
