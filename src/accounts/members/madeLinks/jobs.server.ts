import { z } from "zod";
import { helloTo } from "#accounts/profile/emailSentences.ts";
import { findUser } from "#accounts/store.server.ts";
import { done, jobKind } from "#core/jobs/jobKind.server.ts";
import { sendEmail } from "#core/jobs/sendEmail.server.ts";

/** Sends an owner the links with codes that a former member made. */
export const leftLinksEmail = jobKind({
  name: "members.leftLinks",
  payload: z.object({ ownerId: z.string(), name: z.string(), links: z.array(z.string()) }),
  run: async (context, { ownerId, name, links }, job) => {
    const { product } = context.config;
    const owner = await findUser(context.db, ownerId);
    if (!owner) return done();
    return sendEmail(context, job, {
      to: owner.email,
      subject: `${name} has left your ${product.name} account`,
      parts: [
        helloTo(owner),
        `${name} has left your ${product.name} account. ${name} made these links. They still work and show door codes:`,
        links.join("\n"),
        "If you do not need them, end them: stays, calendars and links for cleaners on the screen Stays, share links where you share the guidebook. The codes on the doors do not change until you change them.",
      ],
    });
  },
});
