import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";

export const CHECK_ITEMS_MAX = 15;
export const CHECK_ITEM_MAX = 120;

const text = z
  .string({ error: "Write what the cleaner checks." })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, { error: "Write what the cleaner checks." })
      .max(CHECK_ITEM_MAX, { error: `Use at most ${CHECK_ITEM_MAX} characters.` }),
  );

/** A new list of items, in order; one with an id stays the item that it was. What is absent stays as it is. */
export const checkListChange = z
  .object({
    on: z.boolean({ error: "This must be true or false." }),
    items: z
      .array(z.object({ id: z.string().max(64).optional(), text }), { error: "This must be a list." })
      .max(CHECK_ITEMS_MAX, { error: `Use at most ${CHECK_ITEMS_MAX} lines.` }),
  })
  .partial();
export type CheckListChange = z.output<typeof checkListChange>;

export const checkItem = z.object({ id: z.string(), text: z.string() });
export type CheckItem = z.output<typeof checkItem>;

/** What a cleaner ticks at a turnover of a property, and what its sections name. */
export const checkList = z.object({
  on: z.boolean(),
  items: z.array(checkItem),
  proposed: z.array(z.string()),
});
export type CheckList = z.output<typeof checkList>;

export const checkListSummary = z.object({ guidebookId: z.string(), on: z.boolean(), items: z.number() });
export type CheckListSummary = z.output<typeof checkListSummary>;
