import type { ErrorHandler } from "hono";
import { sendTryAgain } from "#guest/notices.server.ts";
import { answerError, type AppEnv } from "#core/http.server.ts";
import type { Assets } from "#app/server/assets.ts";

/** Sends the response to an unexpected error: JSON for a call, a page for a person. Logs it without the path. */
export const handleUnexpectedError =
  (assets: Assets): ErrorHandler<AppEnv> =>
  (error, c) => {
    const response = answerError(error, c);
    if (c.req.path.startsWith("/api/")) return response;
    return sendTryAgain(c, assets, response.status === 503 ? 503 : 500);
  };
