import type { Uploads } from "#sections/gallery/upload/uploads.ts";

/** How long uploads go on without a form: a phone that is turned draws it anew at once. */
const GRACE_MS = 2000;

const waiting = new Map<string, { uploads: Uploads; end: ReturnType<typeof setTimeout> }>();

/** Leaves uploads behind for the form that is drawn in this one's place. If none is, they are stopped. */
export function leaveUploads(place: string, uploads: Uploads): void {
  if (uploads.get().length === 0) return;
  const end = setTimeout(() => {
    waiting.delete(place);
    uploads.cancelAll();
  }, GRACE_MS);
  waiting.set(place, { uploads, end });
}

/** Returns the uploads that were left behind there, if any. */
export function takeUploads(place: string): Uploads | undefined {
  const left = waiting.get(place);
  clearTimeout(left?.end);
  waiting.delete(place);
  return left?.uploads;
}
