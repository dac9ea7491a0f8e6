import { Phone } from "lucide-react";
import { emergencyNumbers, unknownCountryNumbers } from "#sections/emergency.ts";
import { Fact } from "#sections/viewing/Fact.tsx";

/** The country's numbers above whatever the host wrote, one tap to call. */
export function EmergencyNumber({ country }: { country: string }) {
  const numbers = emergencyNumbers(country);
  if (numbers.length === 0) return <Fact label="Police, fire, ambulance" value={unknownCountryNumbers} />;
  return (
    <div className="entries">
      {numbers.map(({ service, number }) => (
        <Fact
          key={service}
          label={service}
          value={number}
          action={<Call service={service} number={number} />}
        />
      ))}
    </div>
  );
}

function Call({ service, number }: { service: string; number: string }) {
  return (
    <a href={`tel:${number}`} className="button">
      <Phone size={20} aria-hidden="true" />
      Call<span className="sr-only">{` ${number}, ${service}`}</span>
    </a>
  );
}
