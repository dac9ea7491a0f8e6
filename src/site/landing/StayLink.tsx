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
      lead="Switch it on, and each guest has a link of their own. It shows the door code around their stay, to nobody else, and ends by itself."
    >
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_auto]">
        <div>
          <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:max-w-xl lg:grid-cols-1">
            {stayMoments.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-lamp text-on-lamp">
                  <Icon size={22} />
                </span>
                <div className="min-w-0">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 text-soft">
                    <Unbroken text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-10 max-w-xl border-l-2 border-lamp pl-4">
            Paste the calendar addresses of Airbnb, Booking.com and Vrbo once: every booking gets its link,
            and what moves or is cancelled follows. The day before, we check that each guest will get in.
          </p>
        </div>
        <Phone
          screenshot="stay"
          alt="A guest’s own page on the day of arrival: the door code in large figures, from when it works, and the Wi-Fi below"
          className="mx-auto w-[272px] lg:mr-8 lg:w-[300px]"
        />
      </div>
    </Band>
  );
}
