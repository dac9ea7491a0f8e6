import { stayMoments } from "#site/content/stayLink.ts";
import { Band } from "#site/parts/Band.tsx";
import { Phone } from "#site/parts/Phone.tsx";
import { Unbroken } from "#site/parts/Unbroken.tsx";

/** The stages of a stay link next to a guest's screen on the day of arrival. */
export function StayLink() {
  return (
    <Band
      id="stay"
      title="A link that knows the stay"
      lead="If you turn this on, each guest has their own link. It shows the door code only to that guest, only around the stay, and ends by itself."
    >
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_auto]">
        <div>
          <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:gap-y-8">
            {stayMoments.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lamp text-on-lamp">
                  <Icon size={22} />
                </span>
                <div className="min-w-0">
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-0.5 text-soft">
                    <Unbroken text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Phone
          screenshot="stay"
          alt="A guest’s own page on the day of arrival: the door code in large figures, from when it works, and the Wi-Fi below"
          className="mx-auto max-h-76 w-[220px] overflow-hidden rounded-b-none mask-b-from-80% max-md:hidden lg:mr-8"
        />
      </div>
    </Band>
  );
}
