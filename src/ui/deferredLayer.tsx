import { Component, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { deferred, renewFailed } from "#ui/deferred.tsx";
import { MissingCode } from "#ui/loadCode.ts";
import { showToast, type NewToast } from "#ui/toast.ts";

interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Returns a layer over the screen whose code loads with its first opening, or while the browser is idle. Where the code does
 * not come, the layer closes, and a toast says why unless `isQuiet`.
 */
export function deferredLayer<Props extends LayerProps>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false } = {},
): ComponentType<Props> {
  const Layer = deferred(async () => ({ default: await load() }));
  return function DeferredLayer(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    if (!wasOpen) return null;
    const close = (missing: MissingCode) => {
      props.onOpenChange(false);
      if (!isQuiet) showToast(missingToast(missing));
    };
    return (
      <CloseWithoutCode isOpen={props.open} onMissing={close}>
        <Suspense>
          <Layer {...props} />
        </Suspense>
      </CloseWithoutCode>
    );
  };
}

interface CloseWithoutCodeProps {
  isOpen: boolean;
  onMissing: (missing: MissingCode) => void;
  children: ReactNode;
}

/** Draws nothing where code failed to load, until the layer is opened again. Rethrows other errors. */
class CloseWithoutCode extends Component<CloseWithoutCodeProps, { isMissing: boolean; wasOpen: boolean }> {
  override state = { isMissing: false, wasOpen: false };

  static getDerivedStateFromProps({ isOpen }: CloseWithoutCodeProps, { wasOpen }: { wasOpen: boolean }) {
    return { wasOpen: isOpen, ...(isOpen && !wasOpen && { isMissing: false }) };
  }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof MissingCode) return { isMissing: true };
    throw error;
  }

  override componentDidCatch(error: unknown) {
    renewFailed();
    if (error instanceof MissingCode) this.props.onMissing(error);
  }

  override render() {
    return this.state.isMissing ? null : this.props.children;
  }
}

function missingToast({ isReplaced }: MissingCode): NewToast {
  if (isReplaced)
    return {
      title: "There is a new version",
      description: "This part of the page comes with it.",
      action: { label: "Load the page again", onSelect: () => location.reload() },
    };
  return {
    title: navigator.onLine ? "We could not be reached" : "You are offline",
    description: "This part of the page is not on your device yet. Please try again in a moment.",
    variant: "destructive",
  };
}
