import type { AppContext } from "#core/context.server.ts";
import { insertProblem } from "#stays/problems/store.server.ts";

/** Stores what a guest reported, and returns its id. */
export async function newProblem(
  context: AppContext,
  { guidebookId, stayId }: { guidebookId: string; stayId: string },
): Promise<string> {
  const id = context.randomId();
  await insertProblem(
    context.db,
    {
      id,
      guidebook_id: guidebookId,
      stay_id: stayId,
      kind: "heating",
      at: context.now(),
      read_at: null,
      read_by: null,
      done_at: null,
      done_by: null,
    },
    {
      id,
      stay_id: stayId,
      key: id,
      text: "It is cold.",
      is_dangerous: 0,
      contact_name: null,
      contact_email: null,
      contact_token: null,
      contact_read_at: null,
    },
  );
  return id;
}
