import { deleteTokensEndedBefore } from "#accounts/tokens/store.server.ts";
import { deleteExpiredAccountInvitations } from "#accounts/accountInvitationStore.server.ts";
import { deleteExpiredDevices } from "#accounts/deviceStore.server.ts";
import { deleteExpiredEmailChanges } from "#accounts/profile/emailChangeStore.server.ts";
import { deleteExpiredEmailLinks } from "#accounts/profile/emailLinkStore.server.ts";
import { deleteExpiredLinks } from "#accounts/oidc/store.server.ts";
import { deleteExpiredChallenges } from "#accounts/passkeys/store.server.ts";
import { deleteExpiredResets, deleteExpiredSessions } from "#accounts/store.server.ts";
import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";

/** Deletes expired sessions, devices, email links, changes of email, challenges, identities to link, invitations and tokens. */
export const deleteExpired = scheduledJob("accounts.deleteExpired", async ({ now }) =>
  done(async (db) => {
    await deleteExpiredSessions(db, now());
    await deleteExpiredDevices(db, now());
    await deleteExpiredResets(db, now());
    await deleteExpiredEmailChanges(db, now());
    await deleteExpiredEmailLinks(db, now());
    await deleteExpiredChallenges(db, now());
    await deleteExpiredLinks(db, now());
    await deleteExpiredAccountInvitations(db, now());
    await deleteTokensEndedBefore(db, now());
  }),
);
