import { texts } from "#languages/pageLanguage.ts";
import type { StayProps } from "#guest/stay/now/stayContents.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

export function AfterStay({ stay }: StayProps) {
  const say = texts().stay;
  return (
    <>
      <p className="now-lead">{stay.areSecretsShown ? say.thanks : texts().secrets.ended}</p>
      <p>
        {say.leftSomething} {stay.contact ? <LinkedText text={stay.contact} /> : say.askHost}
      </p>
      <p className="now-soft">{texts().defaults.reviews}</p>
    </>
  );
}
