import { Notice } from "#ui/Notice.tsx";
import type { ToastText } from "#ui/toast.ts";

/** Shows above a form's button why it was refused as a whole: a toast disappears (Errors 7). */
export function FormFailure({ words }: { words: ToastText | null }) {
  return (
    words && (
      <Notice tone="error" title={words.title}>
        {words.description}
      </Notice>
    )
  );
}
