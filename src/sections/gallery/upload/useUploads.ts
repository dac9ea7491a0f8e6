import { use, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useParams } from "react-router";
import { useStore } from "#core/externalStore.ts";
import { noteUploads, UploadScope } from "#sections/gallery/upload/uploading.ts";
import { uploadPicture } from "#sections/gallery/upload/uploadPicture.ts";
import { type Arrived, createUploads, type Upload, type Uploads } from "#sections/gallery/upload/uploads.ts";

const none: readonly Upload[] = [];

/** Returns the uploads of a list of pictures; they end with the form. `place` is unique in it. */
export function useUploads(place: string, onArrived: Arrived) {
  const { id: guidebookId } = useParams();
  const scope = use(UploadScope);
  const list = useId();
  const key = `${scope}/${place}`;
  const [uploads] = useState(
    () =>
      takeUploads(key) ?? createUploads((file, options) => uploadPicture(file, { ...options, guidebookId })),
  );
  const latestKey = useRef(key);
  useLayoutEffect(() => {
    latestKey.current = key;
    let isHere = true;
    // React does not flush while rendering. One at a time: the next has to find the previous.
    queueMicrotask(() => {
      if (isHere) uploads.handTo((...arrival) => flushSync(() => onArrived(...arrival)));
    });
    return () => {
      isHere = false;
      uploads.handTo(null);
    };
  });
  const shown = useStore(uploads, none);
  const count = shown.filter(({ state }) => state !== "failed").length;
  useEffect(() => {
    noteUploads(list, scope, count);
    return () => noteUploads(list, scope, 0);
  }, [list, scope, count]);
  useEffect(() => {
    takeUploads(latestKey.current);
    return () => leaveUploads(latestKey.current, uploads);
  }, [uploads]);
  return { uploads, shown };
}

/** How long uploads continue without a form: rotating a phone renders it again at once. */
const GRACE_MS = 2000;

const waiting = new Map<string, { uploads: Uploads; end: ReturnType<typeof setTimeout> }>();

/** Keeps uploads for the form that replaces this one. Stops them without one. */
function leaveUploads(place: string, uploads: Uploads): void {
  if (uploads.get().length === 0) return;
  const end = setTimeout(() => {
    waiting.delete(place);
    uploads.cancelAll();
  }, GRACE_MS);
  waiting.set(place, { uploads, end });
}

/** Returns the uploads that were kept for a form, if any. */
function takeUploads(place: string): Uploads | undefined {
  const left = waiting.get(place);
  clearTimeout(left?.end);
  waiting.delete(place);
  return left?.uploads;
}
