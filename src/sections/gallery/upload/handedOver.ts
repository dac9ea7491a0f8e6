import type { Uploads } from "#sections/gallery/upload/uploads.ts";

/** How long uploads continue without a form: rotating a phone renders it again at once. */
const GRACE_MS = 2000;

const waiting = new Map<string, { uploads: Uploads; end: ReturnType<typeof setTimeout> }>();

/** Keeps uploads for the form that replaces this one. Stops them without one. */
export function leaveUploads(place: string, uploads: Uploads): void {
  if (uploads.get().length === 0) return;
  const end = setTimeout(() => {
    waiting.delete(place);
    uploads.cancelAll();
  }, GRACE_MS);
  waiting.set(place, { uploads, end });
}

/** Returns the uploads that were kept for a form, if any. */
export function takeUploads(place: string): Uploads | undefined {
  const left = waiting.get(place);
  clearTimeout(left?.end);
  waiting.delete(place);
  return left?.uploads;
}
