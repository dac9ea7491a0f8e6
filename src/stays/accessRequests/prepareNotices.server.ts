import type { Database } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { expectedRequestsPerGuidebook, requestSummariesPerGuidebook } from "#stays/limits.ts";
import { expectedNames } from "#stays/accessRequests/expectedNames.server.ts";
import { requestEmail, requestPush } from "#stays/accessRequests/jobs.server.ts";
import { requestSummaryEmail, requestSummaryPush } from "#stays/accessRequests/summaryJobs.server.ts";
import type { AccessRequestsTable } from "#stays/tables.server.ts";

interface NoticeOptions {
  origin: string;
  /** Whether the guidebook has more requests than are sent to the host one by one. */
  isFlooded: boolean;
}

const nothing = async () => {};

/**
 * Returns a function that stores the jobs which notify a host of a request: an email and messages to devices. Where
 * there are many requests it is one for all within 15 minutes, unless a stay of these days has the name (a guest
 * without a code, Stays 12).
 */
export async function prepareNotices(
  context: AppContext,
  { id, guidebook_id: guidebookId, first_name: firstName }: AccessRequestsTable,
  { origin, isFlooded }: NoticeOptions,
): Promise<(db: Database) => Promise<void>> {
  const { limits, jobs, now } = context;
  const isExpected = async () =>
    (await expectedNames(context, [guidebookId]))({ guidebookId, firstName }) &&
    (await limits.consume(expectedRequestsPerGuidebook, guidebookId)).ok;
  if (!isFlooded || (await isExpected())) {
    return async (db) => {
      await jobs.add(db, requestEmail, { requestId: id, origin });
      await pushToSharers(context, db, guidebookId, requestPush, {
        payload: (deviceId) => ({ requestId: id, deviceId }),
      });
    };
  }
  if (!(await limits.consume(requestSummariesPerGuidebook, guidebookId)).ok) return nothing;
  // At the end of the window, so that it counts all its requests.
  const due = now() + requestSummariesPerGuidebook.windowMs;
  return async (db) => {
    await jobs.add(db, requestSummaryEmail, { guidebookId, origin }, { due });
    await pushToSharers(context, db, guidebookId, requestSummaryPush, {
      payload: (deviceId) => ({ guidebookId, deviceId }),
      due,
    });
  };
}
