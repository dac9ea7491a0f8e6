import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

interface NotFreshProps {
  /** When what is shown was read, epoch milliseconds. */
  readAt: number;
  onRetry: () => Promise<unknown>;
}

/** Without a connection what was read stays, and says how old it is. */
export function StaleDataNotice({ readAt, onRetry }: NotFreshProps) {
  return (
    <Notice
      tone="warn"
      className="mt-6"
      action={
        <Button variant="secondary" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      We could not be reached. This is how it was at {formatMoment(readAt)}.
    </Notice>
  );
}
