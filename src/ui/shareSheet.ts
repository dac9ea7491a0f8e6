import { showToast } from "#ui/toast.ts";

type Handed = "shared" | "copied" | "dismissed" | "failed";

/** Desktop share sheets list none of the apps in which hosts write to guests. */
export const hasShareSheet = () => matchMedia("(pointer: coarse)").matches && "share" in navigator;

/** Opens the phone's share sheet. Returns false when that failed; a cancelled sheet counts as success. */
export async function shareBySheet(data: ShareData): Promise<"shared" | "dismissed" | false> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : false;
  }
}

/** Shares a text by the phone's share sheet, else copies it. */
export async function shareOrCopy(text: string): Promise<Handed> {
  const shared = hasShareSheet() && (await shareBySheet({ text }));
  if (shared) return shared;
  return (await copy(text)) ? "copied" : "failed";
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const forGuest = "Paste it where you write to your guest.";

/** Copies a text and shows a toast. */
export async function copyWithToast(
  text: string,
  { title, description = forGuest }: { title: string; description?: string },
): Promise<void> {
  if (await copy(text)) showToast({ title, description });
  else showNotCopied();
}

export function showNotCopied(): void {
  showToast({
    title: "Failed to copy",
    description: "Your browser does not let us copy. Mark the text and copy it by hand.",
    variant: "destructive",
  });
}
