import { AsyncLocalStorage } from "node:async_hooks";
import { isLeftOut } from "#core/outageLog.server.ts";
import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

/** The id of the current request, logged with every line. */
export const requestIdOfLog = new AsyncLocalStorage<string>();

/** Returns the log: JSON lines, errors without email addresses. `logOutagesOnce` shortens outages. */
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

/** Selected fields of an error: databases and mail servers attach what people wrote (Accounts 7). */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message: withoutEmails(message), code, stack: withoutEmails(stack) };
}

/** Anchored at the start of a word: otherwise a long word without an address takes quadratic time. */
const EMAIL = /(?<![^\s<>()"'=:,;])[^\s<>()"'=:,;]+@[^\s<>()"'=:,;]+/g;
export const withoutEmails = (text = "") => text.replaceAll(EMAIL, "[email]");
