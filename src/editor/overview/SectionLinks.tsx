import { Check, EyeOff, MessageCircleQuestion } from "lucide-react";
import type { HostSection } from "#guidebooks/contract.ts";
import { classes } from "#ui/classes.ts";
import { catalog, isSectionType } from "#sections/catalog.ts";
import { TileIcon } from "#sections/TileIcon.tsx";
import { anchorOf, isEmptySection } from "#sections/section.ts";

interface SectionLinksProps {
  sections: readonly HostSection[];
  /** The section in sight, where there is one. */
  current?: string;
  onGo: (anchor: string) => void;
  className?: string;
}

/** Every section by name, with what it still wants of the host; one press goes there. */
export function SectionLinks({ sections, current, onGo, className }: SectionLinksProps) {
  return (
    <ul aria-label="Sections" className={className}>
      {sections.map((section) => (
        <li key={section.id}>
          <button
            type="button"
            aria-current={anchorOf(section) === current || undefined}
            onClick={() => onGo(anchorOf(section))}
            className={classes(
              "flex min-h-11 w-full items-center gap-2.5 rounded-field px-2.5 text-left text-[0.9375rem] transition-colors md:pointer-fine:min-h-10",
              "hover:bg-ink/5 aria-[current=true]:bg-linen aria-[current=true]:font-semibold aria-[current=true]:inset-shadow-[3px_0] aria-[current=true]:inset-shadow-lamp",
            )}
          >
            <TileIcon type={section.type} icon={section.icon} size={18} className="shrink-0 text-soft" />
            <span className="min-w-0 flex-1 py-1.5 leading-snug wrap-break-word">{titleOf(section)}</span>
            <SectionMark section={section} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the name of a section as its host sees it. */
export function titleOf({ type, tile }: HostSection): string {
  return tile ?? (isSectionType(type) ? catalog[type].title : "Unknown");
}

/** One mark at most: what is hidden asks for nothing, and what only the host knows comes before what is there. */
function SectionMark({ section }: { section: HostSection }) {
  if (section.hidden) return <Mark icon={EyeOff} label="hidden from guests" className="text-soft" />;
  if (section.prompts.some(isQuestion))
    return <Mark icon={MessageCircleQuestion} label="has questions for you" className="text-soft" />;
  if (isEmptySection(section)) return null;
  return <Mark icon={Check} label="ready" className="text-leaf" />;
}

/** Returns true for a prompt that asks for what only the host knows; others want what is there to be checked. */
const isQuestion = (prompt: string) =>
  /^(Add|Choose|What|We do not know|We know of no|We could not)\b/.test(prompt);

function Mark({ icon: Icon, label, className }: { icon: typeof Check; label: string; className: string }) {
  return (
    <>
      <Icon size={16} aria-hidden className={classes("shrink-0", className)} />
      <span className="sr-only">, {label}</span>
    </>
  );
}
