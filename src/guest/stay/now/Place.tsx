import { usePage } from "#sections/page.ts";
import { placeOf, type StayProps } from "#guest/stay/now/stayContents.ts";

export function Place({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts, hostWords } = usePage();
  const place = placeOf(guidebook);
  if (!place) return null;
  return (
    <div className="now-line">
      <dl>
        <dt>{texts.facts.postalAddress}</dt>
        <dd translate="no" {...hostWords()}>
          {place.lines.join(", ")}
        </dd>
      </dl>
    </div>
  );
}

/** The route in the guest's map application. */
export function Directions({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts } = usePage();
  const place = placeOf(guidebook);
  if (!place) return null;
  return (
    <a href={place.directions} target="_blank" rel="noopener noreferrer" className="button">
      {texts.page.directions}
    </a>
  );
}
