import { z } from "zod";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { deleteSecurityEventsBefore } from "#accounts/security/store.server.ts";
import { findUserByEmail } from "#accounts/store.server.ts";
import { done, type JobKind } from "#core/jobs/jobKind.server.ts";

const STORED_MS = 365 * 24 * 3_600_000;

const wrongPassword = z.object({ emailKey: z.string() });

/**
 * Notes a sign-in that a wrong password did not get through. It is looked for after the answer, so that the time of that
 * does not tell whether there is such an account.
 */
export const noteWrongPassword: JobKind<z.output<typeof wrongPassword>> = {
  name: "accounts.noteWrongPassword",
  payload: wrongPassword,
  run: async (context, { emailKey }) => {
    const user = await findUserByEmail(context.db, emailKey);
    return done(async (db) => {
      if (user) await noteSecurityEvent(context, db, { userId: user.id, kind: "wrong_password" });
      else context.log.info({ security: "unknown_email" }, "security");
    });
  },
};

/** Deletes what happened more than a year ago. */
export const deleteOldSecurityEvents: JobKind<null> = {
  name: "accounts.deleteOldSecurityEvents",
  payload: z.null(),
  run: async ({ now }) => done((db) => deleteSecurityEventsBefore(db, now() - STORED_MS)),
};
