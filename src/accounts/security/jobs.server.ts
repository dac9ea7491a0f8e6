import { z } from "zod";
import { noteSecurityEvent } from "#accounts/security/securityEvents.server.ts";
import { deleteSecurityEventsBefore } from "#accounts/security/store.server.ts";
import { findUserByEmail } from "#accounts/store.server.ts";
import { DAY_MS } from "#core/durations.ts";
import { done, jobKind, scheduledJob } from "#core/jobs/jobKind.server.ts";

const STORED_MS = 365 * DAY_MS;

/** Records a failed sign-in after the response, whose time must not reveal whether the account exists. */
export const noteWrongPassword = jobKind({
  name: "accounts.noteWrongPassword",
  payload: z.object({ emailKey: z.string() }),
  run: async (context, { emailKey }) => {
    const user = await findUserByEmail(context.db, emailKey);
    return done(async (db) => {
      if (user) await noteSecurityEvent(context, db, { userId: user.id, kind: "wrong_password" });
      else context.log.info({ security: "unknown_email" }, "security");
    });
  },
});

/** Deletes security events older than a year. */
export const deleteOldSecurityEvents = scheduledJob("accounts.deleteOldSecurityEvents", async ({ now }) =>
  done((db) => deleteSecurityEventsBefore(db, now() - STORED_MS)),
);
