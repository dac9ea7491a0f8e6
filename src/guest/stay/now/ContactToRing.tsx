import type { StayProps } from "#guest/stay/now/stayContents.ts";
import { contactsIn, contactToRing } from "#sections/contacts/reach.ts";
import { usePage } from "#sections/page.ts";
import { callUrl } from "#sections/telephone/telephone.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

/** The contact within a sentence: "Mere, 021 555 010". */
export function ContactToRing({ guidebook }: Pick<StayProps, "guidebook">) {
  const { country } = usePage();
  const contact = contactToRing(contactsIn(guidebook.sections));
  if (!contact) return null;
  const { name, phone, call, email } = contact;
  return (
    <>
      <LinkedText text={name} />
      {phone ? (
        <>
          {", "}
          {call ? (
            <a href={callUrl(phone, country)} className="text-link">
              {phone}
            </a>
          ) : (
            <bdi>{phone}</bdi>
          )}
        </>
      ) : (
        email && <LinkedText text={`, ${email}`} />
      )}
    </>
  );
}
