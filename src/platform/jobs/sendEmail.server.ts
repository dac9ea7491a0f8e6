import { done, givenUp, type JobEnd, type RunningJob } from "#platform/jobs/jobKind.server.ts";
import type { Email } from "#platform/email.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * Sends the e-mail of a job, each time under the same Message-ID. Gives up where the mail server refuses the recipient
 * or the content for good (5xx, RFC 5321 §4.2.1); throws at everything that another try may mend, a wrong password of
 * ours among them.
 */
export async function sendEmail(platform: Platform, { id }: RunningJob, email: Email): Promise<JobEnd> {
  try {
    await platform.email.send({ ...email, messageId: messageIdOf(platform, id) });
    return done();
  } catch (error) {
    if (!isFinal(error)) throw error;
    return givenUp(`the mail server refused it: ${error.code} ${error.responseCode ?? ""}`.trim());
  }
}

/** Unique by the job's id (RFC 5322 §3.6.4). */
function messageIdOf({ config }: Platform, jobId: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(config.mailFrom)?.[1] ?? "localhost";
  return `<${jobId}@${domain}>`;
}

interface EmailError extends Error {
  code: string;
  responseCode?: number;
  permanent?: boolean;
}

/** nodemailer names the step that failed: what fails before these is the connection's fault, not the e-mail's. */
function isFinal(error: unknown): error is EmailError {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const isAboutEmail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutEmail && !("permanent" in error && error.permanent === false);
}
