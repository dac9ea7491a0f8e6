import { Navigation } from "lucide-react";
import { usePage } from "#sections/page.ts";
import { classes } from "#ui/classes.ts";
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

interface DirectionsProps extends Pick<StayProps, "guidebook"> {
  /** Whether it is the page's first button. */
  isFirst?: boolean;
}

/** The route in the guest's map application. */
export function Directions({ guidebook, isFirst = false }: DirectionsProps) {
  const { texts } = usePage();
  const place = placeOf(guidebook);
  if (!place) return null;
  return (
    <a
      href={place.directions}
      target="_blank"
      rel="noopener noreferrer"
      className={classes("button", !isFirst && "button-second")}
    >
      <Navigation size={20} aria-hidden="true" />
      {texts.page.directions}
    </a>
  );
}
