import { PLAN } from "#billing/plan.ts";
import { Notice } from "#ui/Notice.tsx";
import { useProduct } from "#ui/product.tsx";

/** Says that the plan is full before the host types anything (Plan 2). */
export function LimitNotice({ className }: { className?: string }) {
  const { sells, contactEmail } = useProduct();
  return (
    <Notice
      tone="warn"
      title={`All ${PLAN.properties} guidebooks${sells ? " of your plan" : ""} are in use`}
      className={className}
    >
      Archive one to make room, or write to{" "}
      <a href={`mailto:${contactEmail}`} className="font-semibold text-pine underline underline-offset-4">
        {contactEmail}
      </a>{" "}
      about a larger plan.
    </Notice>
  );
}
