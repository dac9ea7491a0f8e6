import { useQuery, useQueryClient } from "@tanstack/react-query";
import { DatabaseBackup, MailCheck, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { admin, adminQueries, stateQuery } from "#operations/admin/client.ts";
import type { ServerState } from "#operations/admin/contract.ts";
import { jsonOf } from "#core/client.ts";
import { formatBytes, formatMoment } from "#core/format.ts";
import { GuestDataList } from "#stays/guestData/GuestDataList.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { serverText } from "#ui/failure.ts";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** A full disk stops all saving: said while there is time. */
const LOW_DISK = 0.1;

export function ServerFigures() {
  const { data: state, error, refetch } = useQuery(stateQuery);
  return (
    <Card as="section" aria-labelledby="server-state">
      <h2 id="server-state" className="text-2xl">
        State
      </h2>
      {state ? (
        <Figures state={state} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          The state could not be loaded.
        </LoadFailed>
      ) : (
        <Loading label="Loading the state" sizes={["h-40"]} className="mt-4" />
      )}
    </Card>
  );
}

function Figures({ state }: { state: ServerState }) {
  const { database, disk, jobs, places, calendars } = state;
  const isLow = disk.freeBytes < disk.totalBytes * LOW_DISK;
  return (
    <>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <Figure name="Version">
          {state.version}, running since {formatMoment(state.startedAt)}
        </Figure>
        <Figure name="Database">
          {database.kind === "sqlite" ? "SQLite" : "PostgreSQL"}, {formatBytes(database.bytes)}
        </Figure>
        <Figure name="Disk of the data folder" trouble={isLow && "Almost full"}>
          {formatBytes(disk.freeBytes)} of {formatBytes(disk.totalBytes)} free
        </Figure>
        <Backups state={state} />
        <Email state={state} />
        <Figure name="Jobs" trouble={jobs.failed > 0 && `${jobs.failed} failed`}>
          {jobs.waiting} waiting, {jobs.running} running
        </Figure>
        <Figure name="Map data">
          {!["index", "auto"].includes(places.source)
            ? `From ${places.source}`
            : places.importedAt === null
              ? "Towns only. Get a region below."
              : `Imported ${formatMoment(places.importedAt)}`}
        </Figure>
        <Figure name="Calendars" trouble={calendars.failing > 0 && `${calendars.failing} cannot be read`}>
          {calendars.count} read
        </Figure>
      </dl>
      <h3 className="mt-6 text-lg font-semibold">Stored of guests</h3>
      <GuestDataList counts={state.guests} />
      {jobs.inTrouble.length > 0 && <JobsInTrouble jobs={jobs.inTrouble} />}
    </>
  );
}

interface FigureProps {
  name: string;
  /** What is wrong; false where nothing is. */
  trouble?: string | false;
  children: ReactNode;
}

function Figure({ name, trouble = false, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-2">
        <span>{children}</span>
        {trouble && <Badge tone="clay">{trouble}</Badge>}
      </dd>
    </div>
  );
}

function Backups({ state: { backups } }: { state: ServerState }) {
  const back = useCall({
    mutationFn: () => admin.backups.$post(),
    onSuccess: () =>
      showToast({ title: "The backup begins", description: "This page shows it when it is there." }),
    failure: {
      title: "No backup was made",
      description: "The server could not be reached. Please try again.",
    },
  });
  return (
    <div>
      <Figure name="Backups" trouble={backups.length === 0 && "None"}>
        {backups.length === 0
          ? "Set BACKUP_DIR or BACKUP_S3_BUCKET."
          : backups
              .map(({ place, succeededAt }) =>
                succeededAt === null ? `${place}: none yet` : `${place}: ${formatMoment(succeededAt)}`,
              )
              .join(", ")}
      </Figure>
      {backups.length > 0 && (
        <Button
          variant="secondary"
          icon={DatabaseBackup}
          className="mt-2"
          busy={back.isPending}
          onClick={() => back.mutate()}
        >
          Back up now
        </Button>
      )}
    </div>
  );
}

const NOT_SENT = { title: "Not sent", description: "The server could not be reached. Please try again." };

function Email({ state: { email } }: { state: ServerState }) {
  const test = useCall({
    mutationFn: () => jsonOf(admin["test-email"].$post()),
    onSuccess: ({ to }) => showToast({ title: "Sent", description: `Look for it at ${to}.` }),
    failure: (error) => serverText(error, NOT_SENT),
  });
  return (
    <div>
      <Figure name="E-mail" trouble={!email.isSent && "Not sent"}>
        {email.isSent ? `From ${email.from}` : "Written to the outbox folder. Set SMTP_URL."}
      </Figure>
      <Button
        variant="secondary"
        icon={MailCheck}
        className="mt-2"
        busy={test.isPending}
        busyLabel="Sending..."
        onClick={() => test.mutate()}
      >
        Send me a test
      </Button>
    </div>
  );
}

function JobsInTrouble({ jobs }: { jobs: ServerState["jobs"]["inTrouble"] }) {
  const client = useQueryClient();
  const again = useCall({
    mutationFn: (id: string) => admin.jobs[":id"].again.$post({ param: { id } }),
    onSuccess: () => client.invalidateQueries(adminQueries),
    failure: { title: "Not started", description: "The server could not be reached. Please try again." },
  });
  return (
    <>
      <h3 className="mt-6 text-lg font-semibold">Jobs that did not go through</h3>
      <ul className="mt-2 divide-y divide-line">
        {jobs.map(({ id, kind, failure, attempts, failedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium">{kind}</p>
              <p className="text-sm break-words text-soft">
                {failure} · {attempts} attempts ·{" "}
                {failedAt === null ? "is tried again" : formatMoment(failedAt)}
              </p>
            </div>
            {failedAt !== null && (
              <Button variant="secondary" icon={RotateCcw} onClick={() => again.mutate(id)}>
                Run again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
