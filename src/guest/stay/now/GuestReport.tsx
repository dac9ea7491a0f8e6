import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { usePage } from "#sections/page.ts";
import { classes } from "#ui/classes.ts";

interface ReportProps {
  guidebook: Pick<GuestGuidebook, "key">;
  report: "arrived" | "left";
}

interface ReportButtonProps extends ReportProps {
  /** Whether it is the page's first button. */
  isFirst?: boolean;
}

/** The button by which guests say that they have arrived, or left (Stays 18). */
export function ReportButton({ guidebook, report, isFirst = false }: ReportButtonProps) {
  const { texts } = usePage();
  return (
    <form method="post" action={`/view/${guidebook.key}/${report}`} data-offline={texts.script.youAreOffline}>
      <button type="submit" className={classes("button", !isFirst && "button-second")}>
        {texts.stay[report]}
      </button>
    </form>
  );
}

/** What they have said, and when, with undo. */
export function Reported({ guidebook, report, at }: ReportProps & { at: string }) {
  const { texts } = usePage();
  const say = texts.stay;
  return (
    <form
      method="post"
      action={`/view/${guidebook.key}/${report}`}
      data-offline={texts.script.youAreOffline}
      className="now-reported"
    >
      <p>{report === "arrived" ? say.arrivedAt(at) : say.leftAt(at)}</p>
      <button type="submit" name="undo" value="1" className="button button-second">
        {say.undo}
        <span className="sr-only">{report === "arrived" ? say.undoArrived : say.undoLeft}</span>
      </button>
    </form>
  );
}
