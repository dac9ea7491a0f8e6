import { useEffect, useId, useRef } from "react";
import { Button } from "#ui/Button.tsx";
import { useCoverSentence } from "#core/otherSession.ts";

/** Covers every screen of a tab when another tab has changed the session (Screens 11). Input stays below it. */
export function OtherSession() {
  const sentence = useCoverSentence();
  return sentence === null ? null : <Cover sentence={sentence} />;
}

/** A native modal dialog: it covers open dialogs and toasts too. */
function Cover({ sentence }: { sentence: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = () => dialog.current?.showModal();
  useEffect(open, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={open}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none place-items-center bg-paper p-5 text-ink open:grid"
    >
      <div className="w-full max-w-md rounded-card border border-line bg-card p-5 shadow-soft sm:p-7">
        <h2 id={id} className="text-2xl">
          This page is out of date
        </h2>
        <p className="mt-2">{sentence}</p>
        <p className="mt-2 text-soft">
          What you typed is still here. To go on with it, change back in the other tab. Loading the page again
          keeps only what you wrote in the editor.
        </p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          Load this page again
        </Button>
      </div>
    </dialog>
  );
}
