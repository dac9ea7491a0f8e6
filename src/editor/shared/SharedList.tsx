import type { SharedSection } from "#guidebooks/shared/contract.ts";
import { formatMonthFirst } from "#core/format.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import { catalog, isSectionType } from "#sections/catalog.ts";
import { sectionIcons } from "#sections/icons.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyEffects } from "#guidebooks/shared/PropertyEffects.tsx";

/** The shared sections, and the link to each. */
export function SharedList({ shared }: { shared: SharedSection[] }) {
  return (
    <ul className="space-y-4">
      {shared.map((one) => (
        <SharedRow key={one.id} shared={one} />
      ))}
    </ul>
  );
}

function SharedRow({ shared }: { shared: SharedSection }) {
  const { type, content, properties, others, updatedAt, isOwn, tile, icon } = shared;
  if (!isSectionType(type)) return null;
  const { title, icon: typeIcon } = catalog[type];
  const Icon = icon ? sectionIcons[icon].icon : typeIcon;
  const [property] = properties;
  return (
    <Card as="li" className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Icon size={22} aria-hidden className="text-pine" />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-lg">{tile ?? title}</h2>
          <p className="text-sm text-soft">
            In {formatProperties(properties.length + others)}. Last updated: {formatMonthFirst(updatedAt)}
          </p>
        </div>
        {property && (
          <ButtonLink
            size="small"
            variant="secondary"
            to={`/guidebooks/${property.guidebookId}${isOwn ? "" : `?open=${type}`}`}
          >
            Open in {property.name}
          </ButtonLink>
        )}
      </div>
      <PropertyEffects properties={properties} others={others} type={type} content={content} />
    </Card>
  );
}
