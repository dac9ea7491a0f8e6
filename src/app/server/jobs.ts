import { deleteOldDeliveries, deliverWebhook, webhookOffEmail } from "#accounts/webhooks/deliver.server.ts";
import { deleteOldEvents } from "#accounts/events/jobs.server.ts";
import { accountInvitationEmail } from "#accounts/accountInvitation.server.ts";
import { deleteExpired } from "#accounts/jobs.server.ts";
import { resetEmail } from "#accounts/resetEmail.server.ts";
import { confirmNewEmail, emailRequested, emailChanged } from "#accounts/profile/emailChangeJobs.server.ts";
import { newSignIn, passwordChanged, welcomeEmail } from "#accounts/profile/jobs.server.ts";
import { passkeyAdded } from "#accounts/passkeys/jobs.server.ts";
import { deleteOldSecurityEvents, noteWrongPassword } from "#accounts/security/jobs.server.ts";
import { deleteOldCounts } from "#analytics/jobs.server.ts";
import { confirmPaymentEmail, paymentFailedEmail, planEndedEmail } from "#billing/unpaidEmails.server.ts";
import { receiptEmail, remindOfRenewals, renewalReminder } from "#billing/emails.server.ts";
import { refreshOverdueJob, updateCustomersJob } from "#billing/jobs.server.ts";
import { refreshPriceJob } from "#billing/stripe/planPrice.server.ts";
import { makeBackup, tryNewestBackup } from "#operations/backups/jobs.server.ts";
import { lateBackupEmail, watchBackups } from "#operations/backups/late.server.ts";
import { deleteOldEntries, readDueCalendars } from "#stays/calendars/jobs.server.ts";
import { doubleBooking, failingCalendar, missingStays } from "#stays/calendars/emails.server.ts";
import { calendarNews, calendarNewsPush } from "#stays/calendars/news.server.ts";
import { importRegions, REGION_TIMEOUT_MS } from "#operations/regions/jobs.server.ts";
import { auditEmail, auditPlaces } from "#generation/audit/jobs.server.ts";
import { protectOlderStayPictures } from "#guidebooks/olderStayPictures.server.ts";
import { eraseBinnedGuidebooks } from "#guidebooks/bin/bin.server.ts";
import { deleteOldVersions } from "#guidebooks/history/jobs.server.ts";
import { deleteOldOpens, deleteOldSearchesWithoutResult } from "#guidebooks/guestUsage/jobs.server.ts";
import { deleteUnfinishedPictures } from "#media/jobs.server.ts";
import { deletePhotosOfNothing } from "#media/privatePhotos/jobs.server.ts";
import { deleteOldPeople, invitationEmail, memberJoinedEmail } from "#accounts/members/jobs.server.ts";
import { leftLinksEmail } from "#accounts/members/madeLinks/jobs.server.ts";
import { turnNotice } from "#stays/notices/jobs.server.ts";
import { deleteOldAnswers } from "#places/jobs.server.ts";
import { SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS } from "#core/durations.ts";
import { emptyLogHourly } from "#core/jobs/emptyLog.server.ts";
import {
  deleteEndedLimits,
  deleteFailedJobs,
  deleteOldOutboxEmails,
  deleteOldRequestKeys,
} from "#core/jobs/cleanUp.server.ts";
import type { JobRule } from "#core/jobs/jobKind.server.ts";
import { eraseEndedStays } from "#stays/erasing/jobs.server.ts";
import { arrivalPush, departurePush } from "#stays/guestPush.server.ts";
import {
  checkGrantedExtras,
  contradictedEmail,
  contradictedPush,
  extraEmail,
  extraPush,
} from "#stays/extras/jobs.server.ts";
import { contactEmail, hostEmail, problemPush } from "#stays/problems/jobs.server.ts";
import { welcomePush } from "#stays/push/jobs.server.ts";
import { requestEmail, requestPush } from "#stays/accessRequests/jobs.server.ts";
import { requestSummaryEmail, requestSummaryPush } from "#stays/accessRequests/summaryJobs.server.ts";
import { translateGuidebooks } from "#guidebooks/translation/jobs.server.ts";
import { writeGuidebookQuestions } from "#guest/search/writtenQuestions/jobs.server.ts";
import { eraseCopies } from "#app/server/eraseCopies.ts";
import { arrivalsEmail } from "#stays/arrivalChecks/email.server.ts";
import { checkArrivalsAtNoon, arrivalsPush } from "#stays/arrivalChecks/jobs.server.ts";
import { leftBehindPush } from "#stays/turnovers/leftBehind/jobs.server.ts";
import { readyPush } from "#stays/turnovers/jobs.server.ts";

/** Twelve attempts within 21 hours, as mail servers themselves do it (RFC 5321 §4.5.4.1). */
const email = { timeout: 2 * MINUTE_MS, attempts: 12, backOff: [MINUTE_MS, 6 * HOUR_MS] } as const;
/** Eight attempts within half an hour: later it is email that helps. */
const push = { timeout: 30 * SECOND_MS, attempts: 8, backOff: [5 * SECOND_MS, 10 * MINUTE_MS] } as const;
const backup = { timeout: 2 * HOUR_MS, attempts: 5, backOff: [10 * MINUTE_MS, 2 * HOUR_MS] } as const;
const work = { timeout: MINUTE_MS, attempts: 3, backOff: [MINUTE_MS, 5 * MINUTE_MS] } as const;

/**
 * Every kind of job, and when it runs. What one does, and the schema of its payload, is in its domain's
 * `jobs.server.ts`. A job that has failed for good is logged as an error; if it has a schedule it runs again at its next
 * time, else its row stays for 30 days for the operator (`npm run jobs`).
 */
export const jobs: JobRule[] = [
  { kind: resetEmail, ...email },
  { kind: receiptEmail, ...email },
  { kind: renewalReminder, ...email },
  { kind: paymentFailedEmail, ...email },
  { kind: planEndedEmail, ...email },
  { kind: confirmPaymentEmail, ...email },
  { kind: remindOfRenewals, every: DAY_MS, ...work },
  { kind: welcomeEmail, ...email },
  { kind: confirmNewEmail, ...email },
  { kind: emailRequested, ...email },
  { kind: emailChanged, ...email },
  { kind: newSignIn, ...email },
  { kind: passwordChanged, ...email },
  { kind: passkeyAdded, ...email },
  { kind: invitationEmail, ...email },
  { kind: accountInvitationEmail, ...email },
  { kind: memberJoinedEmail, ...email },
  { kind: leftLinksEmail, ...email },
  { kind: webhookOffEmail, ...email },
  // Plans its next tries itself: these are for a process that dies in the middle.
  {
    kind: deliverWebhook,
    lanes: 1,
    timeout: 30 * SECOND_MS,
    attempts: 8,
    backOff: [5 * SECOND_MS, 10 * MINUTE_MS],
  },
  { kind: deleteOldDeliveries, every: DAY_MS, ...work },
  { kind: requestEmail, ...email },
  { kind: requestSummaryEmail, ...email },
  { kind: arrivalsEmail, ...email },
  { kind: welcomePush, ...push },
  { kind: requestPush, ...push },
  { kind: requestSummaryPush, ...push },
  { kind: arrivalPush, ...push },
  { kind: departurePush, ...push },
  { kind: problemPush, ...push },
  { kind: hostEmail, ...email },
  { kind: contactEmail, ...email },
  { kind: arrivalsPush, ...push },
  { kind: readyPush, ...push },
  { kind: leftBehindPush, ...push },
  { kind: extraEmail, ...email },
  { kind: extraPush, ...push },
  { kind: contradictedEmail, ...email },
  { kind: contradictedPush, ...push },
  { kind: checkGrantedExtras, every: 10 * MINUTE_MS, ...work },
  { kind: checkArrivalsAtNoon, every: HOUR_MS, ...work, timeout: 5 * MINUTE_MS },
  { kind: refreshOverdueJob, every: HOUR_MS, ...work, timeout: 10 * MINUTE_MS },
  { kind: refreshPriceJob, every: DAY_MS, ...work },
  { kind: updateCustomersJob, every: HOUR_MS, ...work, timeout: 10 * MINUTE_MS },
  // Looks for due calendars; READ_INTERVAL_MS says how often each is read.
  { kind: readDueCalendars, every: 10 * MINUTE_MS, ...work, timeout: 9 * MINUTE_MS },
  { kind: auditPlaces, every: 30 * DAY_MS, ...work, timeout: 5 * MINUTE_MS },
  { kind: auditEmail, ...email },
  {
    kind: importRegions,
    every: DAY_MS,
    timeout: REGION_TIMEOUT_MS,
    lease: MINUTE_MS,
    attempts: 5,
    backOff: [MINUTE_MS, HOUR_MS],
  },
  { kind: translateGuidebooks, timeout: 20 * MINUTE_MS, attempts: 6, backOff: [MINUTE_MS, 2 * HOUR_MS] },
  // In turn, so that no passage is paid for twice.
  {
    kind: writeGuidebookQuestions,
    lanes: 1,
    timeout: 20 * MINUTE_MS,
    attempts: 6,
    backOff: [MINUTE_MS, 2 * HOUR_MS],
  },
  { kind: turnNotice, ...work },
  {
    kind: protectOlderStayPictures,
    timeout: 10 * MINUTE_MS,
    attempts: 5,
    backOff: [MINUTE_MS, 30 * MINUTE_MS],
  },
  { kind: missingStays, ...email },
  { kind: failingCalendar, ...email },
  { kind: doubleBooking, ...email },
  { kind: calendarNews, ...email },
  { kind: calendarNewsPush, ...push },
  { kind: deleteOldEntries, every: DAY_MS, ...work },
  { kind: noteWrongPassword, ...work },
  { kind: deleteExpired, every: HOUR_MS, ...work },
  { kind: deleteOldSecurityEvents, every: DAY_MS, ...work },
  { kind: deleteOldPeople, every: DAY_MS, ...work },
  { kind: deleteOldEvents, every: DAY_MS, ...work },
  { kind: deleteOldOpens, every: DAY_MS, ...work },
  { kind: deleteOldSearchesWithoutResult, every: DAY_MS, ...work },
  { kind: deleteOldRequestKeys, every: HOUR_MS, ...work },
  { kind: deleteEndedLimits, every: HOUR_MS, ...work },
  { kind: deleteOldAnswers, every: HOUR_MS, ...work },
  { kind: deleteOldCounts, every: HOUR_MS, ...work },
  { kind: emptyLogHourly, every: HOUR_MS, ...work },
  { kind: eraseEndedStays, every: DAY_MS, ...work },
  { kind: eraseCopies, every: DAY_MS, ...work },
  { kind: eraseBinnedGuidebooks, every: DAY_MS, ...work },
  { kind: deleteOldVersions, every: DAY_MS, ...work },
  { kind: makeBackup, every: DAY_MS, ...backup },
  { kind: tryNewestBackup, every: 30 * DAY_MS, ...backup },
  { kind: watchBackups, every: HOUR_MS, ...work },
  { kind: lateBackupEmail, ...email },
  { kind: deleteUnfinishedPictures, every: DAY_MS, ...work },
  { kind: deletePhotosOfNothing, every: HOUR_MS, ...work },
  { kind: deleteFailedJobs, every: DAY_MS, ...work },
  { kind: deleteOldOutboxEmails, every: DAY_MS, ...work },
];
