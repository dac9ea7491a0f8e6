import type { AppContext } from "#core/context.server.ts";
import { insertRequest } from "#stays/accessRequests/store.server.ts";

/** Has a guest without a code ask to be let in, and returns the request's id. */
export async function newAccessRequest(
  context: AppContext,
  guidebookId: string,
  firstName = "Anna",
): Promise<string> {
  const id = context.randomId();
  await insertRequest(context.db, {
    id,
    token: context.randomId(),
    guidebook_id: guidebookId,
    first_name: firstName,
    network: null,
    stay_id: null,
    refused_at: null,
    created_at: context.now(),
  });
  return id;
}
