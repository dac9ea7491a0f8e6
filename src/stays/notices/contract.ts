import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";

export const NOTICE_MAX = 200;
/** How many current and future notices an account may have. */
export const OPEN_NOTICES_MAX = 50;
const GUIDEBOOKS_MAX = 100;
const NO_TIME = { error: "This must be a time in milliseconds." };

/** Guests see it at once without `startsAt`. Times are epoch milliseconds. */
export const newNotice = z.object({
  text: z
    .string({ error: "Write what your guests should know." })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: "Write what your guests should know." })
        .max(NOTICE_MAX, { error: `Use at most ${NOTICE_MAX} characters.` }),
    ),
  startsAt: z.number(NO_TIME).int().nullish(),
  endsAt: z.number({ error: "Choose when it ends." }).int(),
  guidebooks: z
    .array(z.string().max(64), { error: "Choose whose guests should read it." })
    .min(1, { error: "Choose whose guests should read it." })
    .max(GUIDEBOOKS_MAX, { error: `Choose at most ${GUIDEBOOKS_MAX}.` }),
});
export type NewNotice = z.output<typeof newNotice>;

export const notice = z.object({
  id: z.string(),
  text: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  guidebooks: z.array(z.string()),
});
export type Notice = z.output<typeof notice>;
