import { AsyncLocalStorage } from "node:async_hooks";
import { isLeftOut } from "#core/outageLog.server.ts";
import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

/** The id of the request that is answered: every line that is logged meanwhile has it. */
export const requestIdOfLog = new AsyncLocalStorage<string>();

/**
 * Returns the log, one line of JSON each, to the standard output unless `to` is given. No error brings an e-mail
 * address into it, and of an outage that is watched (`logOutagesOnce`) one line when it begins and one when it ends.
 */
export function newLog(level: "info" | "warn", to: DestinationStream = pino.destination()): Logger {
  const mixin = () => {
    const id = requestIdOfLog.getStore();
    return id === undefined ? {} : { id };
  };
  const log: Logger = pino(
    {
      level,
      mixin,
      serializers: { err: describeError },
      hooks: {
        logMethod(line, method) {
          if (!isLeftOut(log, line[0])) method.apply(this, line);
        },
      },
    },
    to,
  );
  return log;
}

/** As much of an error as helps: databases and mail servers hang on theirs what people wrote (Accounts 7). */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message: withoutEmails(message), code, stack: withoutEmails(stack) };
}

/** Begins only where a word begins, or a long word without an address would be read once for each of its letters. */
const EMAIL = /(?<![^\s<>()"'=:,;])[^\s<>()"'=:,;]+@[^\s<>()"'=:,;]+/g;
/** Returns the text with every e-mail address in it replaced. */
export const withoutEmails = (text = "") => text.replaceAll(EMAIL, "[e-mail]");
