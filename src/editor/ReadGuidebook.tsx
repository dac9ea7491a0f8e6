import { useChosenAccount } from "#accounts/session.ts";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { buttonLook } from "#ui/buttonLook.ts";
import { Notice } from "#ui/Notice.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { rowOf } from "#sections/catalog.ts";
import { isEmptySection, propertyIn } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";

interface ReadGuidebookProps {
  guidebook: Guidebook;
  sections: HostSection[];
}

/** A guidebook for a member who may read it and not change it. */
export function ReadGuidebook({ guidebook, sections }: ReadGuidebookProps) {
  const property = propertyIn(sections)?.content ?? null;
  const owner = useChosenAccount()?.ownerName ?? "the owner";
  const filled = sections.filter((section) => !section.unreadable && !isEmptySection(section));
  return (
    <>
      <PageHeader
        title={guidebook.name}
        action={
          <>
            <DocumentLink href={`/view/${guidebook.slug}`} className={buttonLook({ variant: "secondary" })}>
              As guests see it
            </DocumentLink>
            <ButtonLink to={`/guidebooks/${guidebook.id}/stays`}>Stays</ButtonLink>
          </>
        }
      />
      <Notice className="mt-6">You can read this guidebook. To have something changed, ask {owner}.</Notice>
      {filled.length === 0 && <p className="mt-6 text-soft">Nothing is written in it yet.</p>}
      <div className="mt-6 columns-1 gap-5 md:columns-2">
        {filled.map((section) => {
          const { title, icon: Icon } = rowOf(section.type);
          return (
            <Card key={section.id} as="section" aria-label={title} className="mb-5 break-inside-avoid">
              <h2 className="mb-3 flex items-center gap-3 text-lg">
                <Icon size={22} aria-hidden className="text-pine" />
                {title}
              </h2>
              <SectionView section={section} property={property} />
            </Card>
          );
        })}
      </div>
    </>
  );
}
