import { done, scheduledJob } from "#core/jobs/jobKind.server.ts";
import { deletePhotosWithoutOwner } from "#media/privatePhotos/privatePhotos.server.ts";

/** Deletes the private photos whose row was deleted. */
export const deletePhotosOfNothing = scheduledJob("media.deletePrivatePhotos", async (context) => {
  await deletePhotosWithoutOwner(context);
  return done();
});
