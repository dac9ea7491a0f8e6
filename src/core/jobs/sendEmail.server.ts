import { done, abandon, type JobResult, type RunningJob } from "#core/jobs/jobKind.server.ts";
import { composeEmail, type EmailPart } from "#core/composeEmail.ts";
import type { AppContext } from "#core/context.server.ts";

/**
 * Sends the email of a job, always under the same Message-ID. Abandons it when the mail server refuses the recipient
 * or the content for good (5xx, RFC 5321 §4.2.1). Throws when a retry may deliver: also when the server refuses this
 * sender, which the operator can fix.
 */
export async function sendEmail(
  context: AppContext,
  { id }: RunningJob,
  { to, subject, parts }: { to: string; subject: string; parts: readonly EmailPart[] },
): Promise<JobResult> {
  const messageId = messageIdOf(context, id);
  try {
    await context.email.send({ to, subject, ...composeEmail(context.config.product, parts), messageId });
    return done();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (isAboutSender(error)) throw senderRefused(error);
    return abandon(`the mail server refused it: ${error.code} ${error.responseCode ?? ""}`.trim());
  }
}

/** Unique by the job's id (RFC 5322 §3.6.4). */
function messageIdOf({ config }: AppContext, jobId: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(config.mailFrom)?.[1] ?? "localhost";
  return `<${jobId}@${domain}>`;
}

interface EmailError extends Error {
  code: string;
  /** The refused command, and the reply to it. */
  command?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** nodemailer names the failed step: a step before these is a connection failure, not a refusal of the email. */
function isRefusal(error: unknown): error is EmailError {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const isAboutEmail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutEmail && !("permanent" in error && error.permanent === false);
}

/** Sign-in needed or refused (RFC 4954 §6). */
const SIGN_IN_CODES = [530, 534, 535, 538];
/** Security, policy (RFC 3463 §3.8), and Google's sending quota (5.4.5). */
const SENDER_STATUS = /\b5\.(?:7\.\d+|4\.5)\b/;
/** Other refusals at a recipient may be the recipient's, such as a closed group's (Exchange's 5.7.133). */
const SENDER_AT_RECIPIENT = /\b5\.4\.5\b|\brelay(?:ing)? (?:access )?(?:denied|not)|\bto relay\b/i;
/** Texts of services that send no such status. */
const SENDER_WORDS =
  /not verified|unverified|unauthenticated|authentication|identity|sender|relay|sending (?:limit|quota)|not authori[sz]ed|\b(?:spf|dkim|dmarc)\b/i;

/** Returns whether a refusal is about the sender, and would meet every email of this server. */
function isAboutSender({ command, response = "", responseCode }: EmailError): boolean {
  if (command === "MAIL FROM" || SIGN_IN_CODES.includes(responseCode ?? 0)) return true;
  if (command === "RCPT TO") return SENDER_AT_RECIPIENT.test(response);
  return SENDER_STATUS.test(response) || SENDER_WORDS.test(response);
}

function senderRefused({ code, responseCode, response = "" }: EmailError): Error {
  const status = SENDER_STATUS.exec(response)?.[0] ?? "";
  return new Error(
    `the mail server refuses this server as a sender (${[code, responseCode, status].filter(Boolean).join(" ")}): ` +
      "check MAIL_FROM, the sign-in in SMTP_URL, and SPF, DKIM and DMARC of the domain",
  );
}
