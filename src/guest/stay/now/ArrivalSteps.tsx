import { usePage } from "#sections/page.ts";
import { arrivalSteps } from "#guest/stay/now/arrivalSteps.ts";
import { guidesToTheDoor, hasContent, sectionOf, type StayProps } from "#guest/stay/now/stayContents.ts";
import { RichText } from "#sections/viewing/RichText.tsx";

/** The way from the street to the front door, in the host's text and pictures. */
export function ArrivalSteps({ guidebook }: Pick<StayProps, "guidebook">) {
  const { texts } = usePage();
  const details = sectionOf(guidebook, "checkin")?.content.details ?? "";
  const { steps, isWhole } = arrivalSteps(details);
  const guides = guidesToTheDoor(guidebook);
  if (steps.length === 0 && guides.length === 0) return null;
  return (
    <div className="now-side">
      <h3>{texts.stay.howToGetIn}</h3>
      <ol className="now-steps">
        {steps.map(({ words, pictures }, position) => (
          <li key={position} className={pictures ? "now-pictured" : undefined}>
            <RichText html={words} partOf={details} />
            <RichText html={pictures} partOf={details} />
          </li>
        ))}
      </ol>
      {guides.map((title) => (
        <a key={title} href="#howto" className="now-link">
          {texts.stay.guide(title)}
        </a>
      ))}
      {!isWhole && hasContent(guidebook, "checkin") && (
        <a href="#checkin" className="now-link">
          {texts.stay.allOfCheckIn}
        </a>
      )}
    </div>
  );
}
