import { usePage } from "#sections/page.ts";
import { Phone } from "lucide-react";
import { emergencyNumbers } from "#sections/emergency.ts";
import { Fact } from "#sections/viewing/Fact.tsx";

/** The numbers of the property's country, else of the page's, above the host's text; one tap to call. */
export function EmergencyNumber({ country }: { country: string }) {
  const { texts, localTexts, country: countryOfPage } = usePage();
  const numbers = emergencyNumbers(country || (countryOfPage ?? ""));
  const { services } = texts.emergency;
  const local = localTexts?.emergency.services;
  if (numbers.length === 0)
    return <Fact label={services["Police, fire, ambulance"]} value={texts.emergency.unknownCountry} />;
  return (
    <div className="entries">
      {numbers.map(({ service, number }) => (
        <Fact
          key={service}
          label={services[service]}
          localLabel={local?.[service]}
          value={number}
          action={<Call service={services[service]} number={number} />}
        />
      ))}
    </div>
  );
}

function Call({ service, number }: { service: string; number: string }) {
  const { texts } = usePage();
  return (
    <a href={`tel:${number}`} className="button">
      <Phone size={20} aria-hidden="true" />
      {texts.emergency.call}
      <span className="sr-only">{` ${number}, ${service}`}</span>
    </a>
  );
}
