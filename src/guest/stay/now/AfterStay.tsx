import { usePage } from "#sections/page.ts";
import { ContactToRing } from "#guest/stay/now/ContactToRing.tsx";
import { hasContact, type StayProps } from "#guest/stay/now/stayContents.ts";

export function AfterStay({ guidebook, stay }: StayProps) {
  const { texts } = usePage();
  const say = texts.stay;
  return (
    <>
      <p className="now-lead">{stay.areSecretsShown ? say.thanks : texts.secrets.ended}</p>
      <p>
        {say.leftSomething} {hasContact(guidebook) ? <ContactToRing guidebook={guidebook} /> : say.askHost}
      </p>
      <p className="now-soft">{texts.defaults.reviews}</p>
    </>
  );
}
