import { deferredPart } from "#ui/deferred.tsx";

// Dialogs about a guidebook, whose code loads when they are first opened or the browser is idle.
export const ShareDialog = deferredPart(
  async () => (await import("#editor/share/ShareDialog.tsx")).ShareDialog,
);
export const ArrangeDialog = deferredPart(
  async () => (await import("#editor/arrange/ArrangeDialog.tsx")).ArrangeDialog,
);
export const DuplicateDialog = deferredPart(
  async () => (await import("#editor/duplicate/DuplicateDialog.tsx")).DuplicateDialog,
);
export const RenameDialog = deferredPart(
  async () => (await import("#editor/rename/RenameDialog.tsx")).RenameDialog,
);
export const DoorCodeDialog = deferredPart(
  async () => (await import("#editor/access/DoorCodeDialog.tsx")).DoorCodeDialog,
);
export const KnownAccessDialog = deferredPart(
  async () => (await import("#editor/access/KnownAccessDialog.tsx")).KnownAccessDialog,
);
