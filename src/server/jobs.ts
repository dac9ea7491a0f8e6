import { deleteExpired, resetEmail } from "#accounts/jobs.server.ts";
import {
  confirmNewEmail,
  emailChanged,
  newSignIn,
  passwordChanged,
  welcomeEmail,
} from "#accounts/own/jobs.server.ts";
import { deleteOldSecurityEvents, noteWrongPassword } from "#accounts/security/jobs.server.ts";
import { deleteOldCounts } from "#analytics/jobs.server.ts";
import { receiptEmail, remindOfRenewals, renewalReminder } from "#billing/emails.server.ts";
import { refreshOverdueJob } from "#billing/jobs.server.ts";
import { makeBackup, tryNewestBackup } from "#backups/jobs.server.ts";
import { lateBackupEmail, watchBackups } from "#backups/late.server.ts";
import {
  deleteOldEntries,
  doubleBooking,
  failingCalendar,
  missingStays,
  readDueCalendars,
} from "#calendars/jobs.server.ts";
import { auditEmail, auditPlaces } from "#generation/audit/jobs.server.ts";
import { redrawPages } from "#guest/jobs.server.ts";
import { protectOlderStayPictures } from "#guidebooks/olderStayPictures.server.ts";
import { pageCacheOf } from "#guest/pageCache.server.ts";
import { eraseBinnedGuidebooks } from "#guidebooks/bin/jobs.server.ts";
import { deleteOldVersions } from "#guidebooks/history/jobs.server.ts";
import { deleteOldOpens, deleteOldUnfound } from "#insight/jobs.server.ts";
import { deleteUnfinishedPictures } from "#media/jobs.server.ts";
import { deleteOldPeople, invitationEmail } from "#members/jobs.server.ts";
import { turnNotice } from "#notices/jobs.server.ts";
import { deleteOldAnswers } from "#places/jobs.server.ts";
import { deleteEndedLimits, deleteFailedJobs } from "#platform/jobs/cleanUp.server.ts";
import type { JobRule } from "#platform/jobs/jobKind.server.ts";
import { eraseEndedStays } from "#stays/erasing/jobs.server.ts";
import { arrivalPush } from "#stays/arrivalPush.server.ts";
import { welcomePush } from "#push/jobs.server.ts";
import { requestEmail, requestPush } from "#stays/requests/jobs.server.ts";
import { translateGuidebooks } from "#translation/jobs.server.ts";
import type { Assets } from "#server/assets.ts";
import { rehearseAtNoon, tonightEmail, tonightPush } from "#tonight/jobs.server.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Twelve attempts within 21 hours, as mail servers themselves do it (RFC 5321 §4.5.4.1). */
const email = { timeout: 2 * MINUTE, attempts: 12, backOff: [MINUTE, 6 * HOUR] } as const;
/** Eight attempts within half an hour: later it is e-mail that helps. */
const push = { timeout: 30 * SECOND, attempts: 8, backOff: [5 * SECOND, 10 * MINUTE] } as const;
const backup = { timeout: 2 * HOUR, attempts: 5, backOff: [10 * MINUTE, 2 * HOUR] } as const;
const cleanUp = { timeout: MINUTE, attempts: 3, backOff: [MINUTE, 5 * MINUTE] } as const;

/**
 * Every kind of job, and when it runs. What one does, and the schema of its payload, stands in its domain's
 * `jobs.server.ts`. A job that has failed for good is logged as an error; if it has a schedule it goes on with its next
 * turn, else its row stays for 30 days for the operator (`npm run jobs`).
 */
export const jobs: JobRule[] = [
  { kind: resetEmail, ...email },
  { kind: receiptEmail, ...email },
  { kind: renewalReminder, ...email },
  { kind: remindOfRenewals, every: DAY, ...cleanUp },
  { kind: welcomeEmail, ...email },
  { kind: confirmNewEmail, ...email },
  { kind: emailChanged, ...email },
  { kind: newSignIn, ...email },
  { kind: passwordChanged, ...email },
  { kind: invitationEmail, ...email },
  { kind: requestEmail, ...email },
  { kind: tonightEmail, ...email },
  { kind: welcomePush, ...push },
  { kind: requestPush, ...push },
  { kind: arrivalPush, ...push },
  { kind: tonightPush, ...push },
  { kind: rehearseAtNoon, every: HOUR, timeout: 5 * MINUTE, attempts: 3, backOff: [MINUTE, 5 * MINUTE] },
  {
    kind: refreshOverdueJob,
    every: HOUR,
    timeout: 10 * MINUTE,
    attempts: 3,
    backOff: [MINUTE, 5 * MINUTE],
  },
  {
    kind: readDueCalendars,
    every: 10 * MINUTE,
    timeout: 9 * MINUTE,
    attempts: 3,
    backOff: [MINUTE, 5 * MINUTE],
  },
  { kind: auditPlaces, every: 30 * DAY, timeout: 5 * MINUTE, attempts: 3, backOff: [MINUTE, 5 * MINUTE] },
  { kind: auditEmail, ...email },
  { kind: translateGuidebooks, timeout: 20 * MINUTE, attempts: 6, backOff: [MINUTE, 2 * HOUR] },
  { kind: turnNotice, ...cleanUp },
  { kind: protectOlderStayPictures, timeout: 10 * MINUTE, attempts: 5, backOff: [MINUTE, 30 * MINUTE] },
  { kind: missingStays, ...email },
  { kind: failingCalendar, ...email },
  { kind: doubleBooking, ...email },
  { kind: deleteOldEntries, every: DAY, ...cleanUp },
  { kind: noteWrongPassword, ...cleanUp },
  { kind: deleteExpired, every: HOUR, ...cleanUp },
  { kind: deleteOldSecurityEvents, every: DAY, ...cleanUp },
  { kind: deleteOldPeople, every: DAY, ...cleanUp },
  { kind: deleteOldOpens, every: DAY, ...cleanUp },
  { kind: deleteOldUnfound, every: DAY, ...cleanUp },
  { kind: deleteEndedLimits, every: HOUR, ...cleanUp },
  { kind: deleteOldAnswers, every: HOUR, ...cleanUp },
  { kind: deleteOldCounts, every: HOUR, ...cleanUp },
  { kind: eraseEndedStays, every: DAY, ...cleanUp },
  {
    kind: eraseBinnedGuidebooks((platform, ids) => pageCacheOf(platform).store.forget(ids)),
    every: DAY,
    ...cleanUp,
  },
  { kind: deleteOldVersions, every: DAY, ...cleanUp },
  { kind: makeBackup, every: DAY, ...backup },
  { kind: tryNewestBackup, every: 30 * DAY, ...backup },
  { kind: watchBackups, every: HOUR, ...cleanUp },
  { kind: lateBackupEmail, ...email },
  { kind: deleteUnfinishedPictures, every: DAY, ...cleanUp },
  { kind: deleteFailedJobs, every: DAY, ...cleanUp },
];

/** Returns the job that needs the build: guest pages are drawn with its files. */
export const redrawing = (assets: Assets): JobRule => ({
  kind: redrawPages(assets),
  every: 10 * MINUTE,
  timeout: 5 * MINUTE,
  attempts: 3,
  backOff: [MINUTE, 5 * MINUTE],
});
