import {
  Component,
  createContext,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { Button } from "#ui/Button.tsx";
import { loadCode, MissingCode, prefetchLater } from "#ui/loadCode.ts";
import { Notice } from "#ui/Notice.tsx";
import { MINUTE_MS } from "#core/durations.ts";
import { inTabStorage } from "#core/tabStorage.ts";

/** The query string that reopens this part after a reload; null when a reload would lose input. */
export const ReopenBy = createContext<string | null>(null);

/** Functions that make failed components load again at their next render. */
const toRenew = new Set<() => void>();

/** Makes failed components load again at their next render. */
export function renewFailed(): void {
  for (const renew of toRenew) renew();
  toRenew.clear();
}

/** Returns a component whose code loads when rendered or idle. Use within `CatchMissingCode`. */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const newLazy = () =>
    lazy(async () => {
      try {
        return await loadCode(load);
      } catch (error) {
        toRenew.add(renew);
        throw error;
      }
    }) as ComponentType<Props>; // React's own type has refs added
  let Loaded = newLazy();
  const renew = () => (Loaded = newLazy());
  prefetchLater(load);
  return (props) => <Loaded {...props} />;
}

/**
 * The same for a part that opens later; one with an `open` is rendered from its first opening on. The placeholder stands
 * until the code is there.
 */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Part = deferred(async () => ({ default: await load() }));
  return function DeferredPart(props: Props) {
    const isOpen = !("open" in props) || props.open === true;
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    if (!wasOpen) return null;
    return (
      <CatchMissingCode>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </CatchMissingCode>
    );
  };
}

/** Shows a notice where code failed to load; reloads for a new version. Rethrows other errors. */
export class CatchMissingCode extends Component<{ children: ReactNode }, { missing: MissingCode | null }> {
  override state: { missing: MissingCode | null } = { missing: null };

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof MissingCode) return { missing: error };
    throw error;
  }

  static override contextType = ReopenBy;
  declare context: string | null;

  override componentDidCatch(error: unknown) {
    const isReplaced = error instanceof MissingCode && error.isReplaced;
    if (isReplaced && this.context !== null && mayReload())
      location.replace(`${location.pathname}${this.context}`);
  }

  tryAgain = () => {
    renewFailed();
    this.setState({ missing: null });
  };

  override render() {
    const { missing } = this.state;
    if (!missing) return this.props.children;
    return missing.isReplaced ? <Replaced /> : <NotLoaded onTryAgain={this.tryAgain} />;
  }
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Notice
      tone="error"
      className="m-5"
      title={navigator.onLine ? "We could not be reached" : "You are offline"}
      action={
        <Button variant="secondary" size="small" onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      This part of the page is not on your device yet. What you typed is still here.
    </Notice>
  );
}

function Replaced() {
  return (
    <Notice
      tone="warn"
      className="m-5"
      title="There is a new version"
      action={
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          Load the page again
        </Button>
      }
    >
      This part of the page comes with it.
    </Notice>
  );
}

const RELOADED_AT = "reloaded-at";
const RELOAD_PAUSE_MS = MINUTE_MS;

/** Returns true and remembers it, unless a recent reload did not bring the file, or nothing can be remembered. */
function mayReload(): boolean {
  const isFirst = inTabStorage((storage) => {
    const isLoop = Date.now() - Number(storage.getItem(RELOADED_AT)) < RELOAD_PAUSE_MS;
    if (!isLoop) storage.setItem(RELOADED_AT, String(Date.now()));
    return !isLoop;
  });
  return isFirst ?? false;
}
