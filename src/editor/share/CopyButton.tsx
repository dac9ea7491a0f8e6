import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { track } from "#analytics/track.ts";
import { Button } from "#ui/Button.tsx";
import type { ButtonLook } from "#ui/buttonLook.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { showToast } from "#ui/toast.ts";

/** Sharing 7. */
const COPIED_MS = 2000;

/** Copies a link; says 'Copied!' for two seconds. */
function useCopy(text: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      track("share_link_copied");
      showToast({
        title: "Link copied!",
        description: "The share link has been copied to your clipboard.",
      });
    } catch {
      showToast({
        title: "Failed to copy",
        description: "Please copy the link manually.",
        variant: "destructive",
      });
    }
  }
  return { copied, copy: () => void copy() };
}

interface CopyButtonProps extends Pick<ButtonLook, "className"> {
  text: string;
  disabled?: boolean;
}

export function CopyButton({ text, disabled, className }: CopyButtonProps) {
  const { copied, copy } = useCopy(text);
  return (
    <Button disabled={disabled} className={className} icon={copied ? Check : Copy} onClick={copy}>
      {copied ? "Copied!" : "Copy"}
    </Button>
  );
}

/** The same for a row in a list. */
export function CopyIconButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <IconButton
      icon={copied ? Check : Copy}
      label={copied ? "Copied!" : label}
      iconSize={18}
      onClick={copy}
    />
  );
}
