import { BackupDirectoryError } from "#core/backupDirectory.server.ts";
import type { Config } from "#core/config.server.ts";
import { outageOf } from "#core/outage.server.ts";

type Where = Pick<Config, "port" | "host" | "dataDir" | "databaseUrl">;

/** Returns why the server cannot listen, and what to do about it. */
export function whyNotListening(error: unknown, { port, host }: Where): string {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another number.`;
    case "EACCES":
      return `This user may not open port ${port}. Set PORT to 1024 or more.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${host} is no address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for every network.`;
    default:
      return `Port ${port} on ${host} cannot be used: ${errorText(error)}`;
  }
}

/** Returns why the data folder or database cannot be used, and what to do; no part of DATABASE_URL. */
export function whyNoData(error: unknown, where: Where): string {
  const { dataDir, databaseUrl } = where;
  if (error instanceof BackupDirectoryError) return error.message;
  if (error instanceof Error && error.name === "MigrationFailed") {
    const why = outageOf(error.cause) ? ` ${whyNoData(error.cause, where)}` : "";
    return `${error.message}. The database is as it was before it.${why}`;
  }
  const folderSentence = whyNoFolder(error, dataDir, "DATA_DIR");
  if (folderSentence) return folderSentence;
  switch (codeOf(error)) {
    case "SQLITE_FULL":
      return `The disk of ${dataDir} is full. Make room there, or set DATA_DIR to another folder.`;
    case "SQLITE_NOTADB":
    case "SQLITE_CORRUPT":
      return `${dataDir}/porchlight.db is damaged or no database. Put a backup in its place, or set DATA_DIR to another folder.`;
    case "SQLITE_BUSY":
      return `Another program holds ${dataDir}/porchlight.db. Wait for it or stop it, then start again.`;
    case "ECONNREFUSED":
    case "ECONNRESET":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "ETIMEDOUT":
      return `The PostgreSQL of DATABASE_URL does not answer (${errorText(error)}). Start it, or correct the address.`;
    case "28P01":
    case "28000":
      return "The PostgreSQL of DATABASE_URL does not take this user and password. Correct them.";
    case "3D000":
      return "The PostgreSQL of DATABASE_URL has no such database. Create it with createdb, or correct the name.";
    case "42501":
      return "The user of DATABASE_URL may not make tables. Make it the owner of the database.";
    default:
      return `The database in ${databaseUrl ? "DATABASE_URL" : dataDir} cannot be used: ${errorText(error)}`;
  }
}

/** Returns why a folder that a setting names cannot be written in, and what to do about it; null for another error. */
export function whyNoFolder(error: unknown, folder: string, setting: string): string | null {
  switch (codeOf(error)) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `This user may not write in ${folder}. Give it the right to, or set ${setting} to another folder.`;
    case "EEXIST":
    case "ENOTDIR":
      return `${folder} is not a folder. Set ${setting} to one.`;
    case "ENOSPC":
    case "EDQUOT":
      return `The disk of ${folder} is full. Make room there, or set ${setting} to another folder.`;
    default:
      return null;
  }
}

/** Returns why the mail server of `SMTP_URL` cannot be used, and what to do; no user and password of it. */
export function whyNoSmtp(error: unknown, smtpUrl: string): string {
  const { host } = new URL(smtpUrl);
  switch (codeOf(error)) {
    case "EAUTH":
      return `No email can be sent: the mail server ${host} does not take the user and password of SMTP_URL (${errorText(error)}). Correct them.`;
    case "ETLS":
      return `No email can be sent: the mail server ${host} of SMTP_URL offers no encryption that can be used (${errorText(error)}). Use another port, or smtps:; for a relay of your own network add ?requireTLS=false.`;
    default:
      return `No email can be sent: the mail server ${host} of SMTP_URL does not answer as one (${errorText(error)}). Start it, open the network to it, or correct SMTP_URL. Until then emails wait, a day at most.`;
  }
}

export function errorText(error: unknown): string {
  // Where every IP of a name refuses, Node throws an `AggregateError` without a message.
  if (error instanceof AggregateError) return error.errors.map(errorText).join("; ");
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
