import { useMutationState } from "@tanstack/react-query";
import { isUnavailable } from "#core/client.ts";
import { Notice } from "#ui/Notice.tsx";

/** Says that a call is repeated until the server can save again (`useCall`, Screens 8). */
export function SavingPaused() {
  const paused = useMutationState({
    filters: { status: "pending", predicate: ({ state }) => isUnavailable(state.failureReason) },
  });
  if (paused.length === 0) return null;
  return (
    <div className="fixed inset-x-4 top-4 z-60 mx-auto max-w-md rounded-field bg-card shadow-soft">
      <Notice tone="warn" title="Saving is paused">
        Our server cannot save at the moment. Keep this page open: it goes on by itself.
      </Notice>
    </div>
  );
}
