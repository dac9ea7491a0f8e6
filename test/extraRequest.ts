import type { AppContext } from "#core/context.server.ts";
import { insertExtraRequest } from "#stays/extras/store.server.ts";

/** Has the guest of a stay ask for an early check-in, and returns the request's id. */
export async function newExtraRequest(
  context: AppContext,
  { id: stayId, guidebookId }: { id: string; guidebookId: string },
): Promise<string> {
  const id = context.randomId();
  await insertExtraRequest(context.db, {
    id,
    stay_id: stayId,
    guidebook_id: guidebookId,
    extra_id: null,
    kind: "early",
    name: "",
    price: "$20",
    pay: "platform",
    pay_url: null,
    rule: "always",
    open_key: "early",
    time: "12:00",
    note: null,
    state: "open",
    given_time: null,
    answered_at: null,
    answered_by: null,
    time_before: null,
    contradicted_at: null,
    created_at: context.now(),
  });
  return id;
}
