import { deferredLayer } from "#ui/deferredLayer.tsx";

/** Confirms an irreversible action. A click outside does not dismiss it. Its code comes as that of `Dialog`. */
export const AlertDialog = deferredLayer(
  async () => (await import("#ui/AlertDialogPanel.tsx")).AlertDialogPanel,
);
