import { use, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useParams } from "react-router";
import { useStore } from "#core/store.ts";
import { leaveUploads, takeUploads } from "#sections/gallery/upload/handedOver.ts";
import { noteUploads, UploadScope } from "#sections/gallery/upload/uploading.ts";
import { uploadPicture } from "#sections/gallery/upload/uploadPicture.ts";
import { createUploads, type Arrived, type Upload } from "#sections/gallery/upload/uploads.ts";

const none: readonly Upload[] = [];

/**
 * Returns the uploads of one list of pictures in the edited guidebook. They end with the form; `place` is unique in it.
 */
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
