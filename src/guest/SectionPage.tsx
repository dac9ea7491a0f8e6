import { usePage } from "#sections/page.ts";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { InItsLanguage } from "#guest/TileName.tsx";
import type { Tile } from "#guest/tiles.ts";
import type { Contact } from "#sections/contacts/content.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { TranslationNote } from "#guest/TranslationNote.tsx";
import { anchorOf, type GuestSection } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";

interface SectionPageProps {
  section: GuestSection;
  label: string;
  property: PropertyContent | null;
  contacts?: readonly Contact[];
  pictures: PictureSizes;
  maskedNote: ReactNode;
  next: Tile | undefined;
}

/** One section as a page, shown while in the URL's fragment; takes the focus, so that it is read out. */
export function SectionPage({ section, label, next, ...rest }: SectionPageProps) {
  const { texts, hostWords } = usePage();
  const anchor = anchorOf(section);
  const heading = `${anchor}-heading`;
  return (
    <section id={anchor} className="page" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} {...(section.tile && hostWords(label))}>
        {label}
      </h2>
      <SectionView
        section={section}
        translationNote={
          section.translation && <TranslationNote translation={section.translation} anchor={anchor} />
        }
        {...rest}
      />
      {next && (
        <a className="page-next" href={`#${anchorOf(next.section)}`}>
          <span>
            <small>{texts.page.next}</small> <InItsLanguage tile={next}>{next.label}</InItsLanguage>
          </span>
          <ArrowRight size={22} aria-hidden="true" />
        </a>
      )}
    </section>
  );
}
