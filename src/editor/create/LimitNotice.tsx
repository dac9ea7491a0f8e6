import { PLAN } from "#billing/plan.ts";
import { PRODUCT } from "#core/product.ts";
import { Notice } from "#ui/Notice.tsx";

/** Says that the plan is full before the host types anything (Plan 2). */
export function LimitNotice({ className }: { className?: string }) {
  return (
    <Notice
      tone="warn"
      title={`All ${PLAN.properties} guidebooks${PRODUCT.sells ? " of your plan" : ""} are in use`}
      className={className}
    >
      Archive one to make room, or write to{" "}
      <a
        href={`mailto:${PRODUCT.contactEmail}`}
        className="font-semibold text-pine underline underline-offset-4"
      >
        {PRODUCT.contactEmail}
      </a>{" "}
      about a larger plan.
    </Notice>
  );
}
