import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import { Notice } from "#ui/Notice.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { linkLook } from "#ui/buttonLook.ts";

export interface CardsFrameProps {
  /** The guidebook whose cards alone are shown. */
  back?: { to: string; label: string };
  /** What is printed, after the sentence on what cards do. */
  printed?: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function CardsFrame({ back, printed, action, children }: CardsFrameProps) {
  const mayShare = useMay("share");
  return (
    <>
      {back && (
        <Link to={back.to} className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-pine">
          <ArrowLeft size={18} aria-hidden /> {back.label}
        </Link>
      )}
      <PageHeader
        title="Cards"
        subtitle={["Printed QR codes: guests scan one and the right page opens.", printed]
          .filter(Boolean)
          .join(" ")}
        action={mayShare && action}
      />
      {mayShare ? (
        <>
          {children}
          {printed && (
            <p className="mt-6 max-w-prose text-[0.9375rem] text-soft">
              Printed cards keep working when you change your guidebook. A new permanent link ends them: print
              them again then. You can add a logo in{" "}
              <Link to="/profile#logo" className={linkLook}>
                your profile
              </Link>
              .
            </p>
          )}
        </>
      ) : (
        <Notice>Only the owner and co-hosts can make cards.</Notice>
      )}
    </>
  );
}
