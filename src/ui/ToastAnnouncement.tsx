import { useEffect, useState } from "react";
import type { ShownToast } from "#ui/toast.ts";

/** How long a screen reader has for the text of a new toast before it leaves the live region. */
const ANNOUNCED_MS = 1000;

/** Says a toast once: a live region is read when its text comes after it. */
export function ToastAnnouncement({ toast: { title, description, action } }: Pick<ShownToast, "toast">) {
  const text = ["Message", title, description, action?.label].filter(Boolean).join(". ");
  const [shown, setShown] = useState("");
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(text));
    const timer = setTimeout(() => setShown(""), ANNOUNCED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <output aria-live="assertive" aria-atomic className="sr-only">
      {shown}
    </output>
  );
}
