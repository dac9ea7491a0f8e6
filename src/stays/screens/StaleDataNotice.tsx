import { formatMoment } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

interface StaleDataNoticeProps {
  /** When the screen was loaded, epoch milliseconds. */
  readAt: number;
  onRetry: () => Promise<unknown>;
}

/** The age of the data on the screen, shown without a connection. */
export function StaleDataNotice({ readAt, onRetry }: StaleDataNoticeProps) {
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
