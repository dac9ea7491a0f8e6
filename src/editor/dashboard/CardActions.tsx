import { BookOpen, Eye, Pencil, Printer, QrCode, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import { track } from "#analytics/track.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";

const look =
  "flex min-h-16 flex-col items-center justify-center gap-1 px-1 text-[0.8125rem] font-medium -outline-offset-2! hover:bg-linen";

/** What one does with a guidebook; two labels are shorter on small screens. */
export function CardActions({ guidebook: { id, slug, name } }: { guidebook: ListedGuidebook }) {
  const mayEdit = useMay("edit");
  return (
    <div className="grid grid-cols-4 border-t border-line">
      <DocumentLink href={`/view/${slug}`} className={look}>
        <Action icon={Eye} label="Preview" short="View" name={name} />
      </DocumentLink>
      <Link to={`/guidebooks/${id}`} className={look}>
        {mayEdit ? (
          <Action icon={Pencil} label="Edit" name={name} />
        ) : (
          <Action icon={BookOpen} label="Open" name={name} />
        )}
      </Link>
      <DocumentLink
        href={`/print/${slug}`}
        className={look}
        onClick={() => track("print_preview_opened", { is_public: false })}
      >
        <Action icon={Printer} label="Print" name={name} />
      </DocumentLink>
      <DocumentLink href={`/qr/${slug}`} className={look} onClick={() => track("qr_generated")}>
        <Action icon={QrCode} label="QR Code" short="QR" name={name} />
      </DocumentLink>
    </div>
  );
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  short?: string;
  /** Names the guidebook to a screen reader that lists links without their card. */
  name: string;
}

function Action({ icon: Icon, label, short, name }: ActionProps): ReactNode {
  return (
    <>
      <Icon size={20} aria-hidden className="text-pine" />
      <span>
        {short ? (
          <>
            <span className="sm:hidden">{short}</span>
            <span className="max-sm:hidden">{label}</span>
          </>
        ) : (
          label
        )}
        <span className="sr-only"> {name}</span>
      </span>
    </>
  );
}
