import { useQuery } from "@tanstack/react-query";
import { DatabaseBackup, MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { admin, stateQuery } from "#operations/admin/client.ts";
import type { ServerState } from "#operations/admin/contract.ts";
import { CalendarsInTrouble, JobsInTrouble } from "#operations/admin/InTrouble.tsx";
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
      {jobs.inTrouble.length > 0 && <JobsInTrouble jobs={jobs.inTrouble} />}
      {calendars.inTrouble.length > 0 && <CalendarsInTrouble calendars={calendars} />}
      <h3 className="mt-6 text-lg font-semibold">Stored of guests</h3>
      <GuestDataList counts={state.guests} />
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

const PLACE_NAMES = { folder: "Folder", bucket: "Bucket" };

function troubleOf(backups: ServerState["backups"]): string | false {
  if (backups.length === 0) return "None";
  if (backups.some(({ trialFailure }) => trialFailure !== null)) return "Cannot be restored";
  return backups.some(({ isLate }) => isLate) && "Late";
}

function BackupPlace({ backup }: { backup: ServerState["backups"][number] }) {
  const { place, succeededAt, triedAt, trialFailure } = backup;
  return (
    <span className="block">
      {PLACE_NAMES[place]}: {succeededAt === null ? "none yet" : formatMoment(succeededAt)}
      {triedAt !== null && (
        <span className="block text-sm break-words text-soft">
          Restore tried {formatMoment(triedAt)}: {trialFailure ?? "it works"}
        </span>
      )}
    </span>
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
      <Figure name="Backups" trouble={troubleOf(backups)}>
        {backups.length === 0 && "Set BACKUP_DIR or BACKUP_S3_BUCKET."}
        {backups.map((backup) => (
          <BackupPlace key={backup.place} backup={backup} />
        ))}
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

function troubleOfEmail({ isSent, failing }: ServerState["email"]): string | false {
  if (!isSent) return "Not sent";
  return failing > 0 && `${failing} not sent`;
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
      <Figure name="Email" trouble={troubleOfEmail(email)}>
        {email.isSent ? `From ${email.from}` : "Written to the outbox folder. Set SMTP_URL."}
        {email.lastFailure !== null && (
          <span className="block text-sm break-words text-soft">Last error: {email.lastFailure}</span>
        )}
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
