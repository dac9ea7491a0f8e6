import { deferredPart } from "#ui/deferred.tsx";

/** Confirms an irreversible action. A click outside does not dismiss it. Its code comes as that of `Dialog`. */
export const AlertDialog = deferredPart(
  async () => (await import("#ui/AlertDialogPanel.tsx")).AlertDialogPanel,
);
