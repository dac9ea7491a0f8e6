import type { Platform } from "#core/platform.server.ts";
import { insertRequest } from "#stays/requests/store.server.ts";

/** Has a guest without a code ask to be let in, and returns the request's id. */
export async function newStayRequest(
  platform: Platform,
  guidebookId: string,
  firstName = "Anna",
): Promise<string> {
  const id = platform.randomId();
  await insertRequest(platform.db, {
    id,
    token: platform.randomId(),
    guidebook_id: guidebookId,
    first_name: firstName,
    network: null,
    stay_id: null,
    refused_at: null,
    created_at: platform.now(),
  });
  return id;
}
