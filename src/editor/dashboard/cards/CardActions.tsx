import { BookOpen, Eye, Pencil, Printer, QrCode, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useMay } from "#accounts/session.ts";
import { track } from "#analytics/track.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { classes } from "#ui/classes.ts";

interface CardActionsProps {
  guidebook: ListedGuidebook;
  /** True where each has its drawing: above the word on a phone, before it elsewhere. */
  withIcons?: boolean;
}

const wordLook =
  "inline-flex min-h-11 items-center pointer-coarse:min-w-11 justify-center rounded-field px-1 text-[0.9375rem] font-semibold text-pine sm:text-sm hover:text-pine-strong hover:underline underline-offset-4";
const iconLook =
  "flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-[0.9375rem] font-medium -outline-offset-2! hover:bg-linen " +
  "sm:min-h-11 sm:flex-none sm:flex-row sm:gap-2 sm:rounded-field sm:px-2";

/** The four ways into a guidebook; two labels are shorter on small screens. */
export function CardActions({ guidebook: { id, slug, name }, withIcons = false }: CardActionsProps) {
  const mayEdit = useMay("edit");
  const className = withIcons ? iconLook : wordLook;
  const icon = (Icon: LucideIcon) => withIcons && <Icon size={20} aria-hidden className="text-pine" />;
  return (
    <>
      <DocumentLink href={`/view/${slug}`} className={className}>
        {icon(Eye)}
        <Label label="Preview" short="View" name={name} />
      </DocumentLink>
      <Link to={`/guidebooks/${id}`} className={className}>
        {icon(mayEdit ? Pencil : BookOpen)}
        <Label label={mayEdit ? "Edit" : "Open"} name={name} />
      </Link>
      <DocumentLink
        href={`/print/${slug}`}
        className={className}
        onClick={() => track("print_preview_opened", { is_public: false })}
      >
        {icon(Printer)}
        <Label label="Print" name={name} />
      </DocumentLink>
      <DocumentLink
        href={`/qr/${slug}`}
        className={classes(className, "whitespace-nowrap")}
        onClick={() => track("qr_generated")}
      >
        {icon(QrCode)}
        <Label label="QR Code" short="QR" name={name} />
      </DocumentLink>
    </>
  );
}

interface LabelProps {
  label: string;
  short?: string;
  /** Names the guidebook to a screen reader that lists links without their card. */
  name: string;
}

function Label({ label, short, name }: LabelProps) {
  return (
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
  );
}
