import type { StayProps } from "#guest/stay/now/stayContents.ts";
import { ended } from "#guest/stay/staySentences.ts";
import { printDefaults } from "#sections/defaults.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

export function AfterStay({ stay }: StayProps) {
  return (
    <>
      <p className="now-lead">{stay.areSecretsShown ? "Thank you for staying. The tips remain." : ended}</p>
      <p>Left something behind? {stay.contact ? <LinkedText text={stay.contact} /> : "Ask your host."}</p>
      <p className="now-soft">{printDefaults.reviews}</p>
    </>
  );
}
