import { renderToStaticMarkup } from "react-dom/server";
import { addDays, dayInZone } from "#core/days.ts";
import { formatDateOfWeek } from "#core/format.ts";
import type { Product } from "#core/product.ts";
import type { ContactLists } from "#guidebooks/contacts/contract.ts";
import type { Stay } from "#stays/contract.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { formatCheckIn, formatCheckOut } from "#stays/screens/stayWords.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { offlineDocument } from "#app/hostWorker/offlinePage.server.ts";

const DAYS = 7;

export interface Week {
  stays: readonly Stay[];
  properties: readonly StayProperty[];
  contacts: ContactLists;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns the stays of the next seven days as a document that a phone shows without a network (Screens 16). */
export const drawWeek = (product: Product, week: Week) =>
  offlineDocument(product, { title: "Stays", main: renderToStaticMarkup(<WeekPage {...week} />) });

function WeekPage({ stays, properties, contacts, now }: Week) {
  const shown = stays.flatMap((stay) => {
    const property = properties.find(
      ({ guidebookId, isArchived }) => guidebookId === stay.guidebookId && !isArchived,
    );
    return property && isInWeek(stay, dayInZone(property.timeZone, now)) ? [{ stay, property }] : [];
  });
  const people = contacts.lists.flatMap((list) =>
    list.content.items.map((contact) => ({
      ...contact,
      names: list.properties.map(({ name }) => name).join(", "),
    })),
  );
  return (
    <main className="list" data-confirmed-at={now}>
      <h1>Stays</h1>
      <p>
        <strong id="why">You are offline</strong>. This is how it was on <time />. Nothing can be changed
        here. Codes are shown for 24 hours.
      </p>
      <button type="button">Try again</button>
      <h2>The next seven days</h2>
      {shown.length === 0 && <p>Nobody stays in the next seven days.</p>}
      <ul>
        {shown.map(({ stay, property }) => (
          <StayItem key={stay.id} stay={stay} property={property} />
        ))}
      </ul>
      {people.length > 0 && <h2>Contacts</h2>}
      <ul>
        {people.map(({ name, role, phone, email, names }) => (
          <li key={`${names} ${name} ${phone}`}>
            <strong>{name}</strong>
            {role && `, ${role}`}
            <p>{names}</p>
            {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
            {email && <p>{email}</p>}
          </li>
        ))}
      </ul>
    </main>
  );
}

function StayItem({ stay, property }: { stay: Stay; property: StayProperty }) {
  return (
    <li>
      <strong>{formatGuest(stay)}</strong>
      <p>{property.name}</p>
      <p>
        In {formatDateOfWeek(stay.arrival)}, from {formatCheckIn(stay, property)}
      </p>
      <p>
        Out {formatDateOfWeek(stay.departure)}, by {formatCheckOut(stay, property)}
      </p>
      {stay.doorCode && (
        <p data-code="">
          Door code <strong>{stay.doorCode}</strong>
        </p>
      )}
      {stay.code && (
        <p data-code="">
          Guest code <strong>{stay.code}</strong>
        </p>
      )}
    </li>
  );
}

const isInWeek = (stay: Stay, today: string) =>
  !isEnded(stay) && stay.departure >= today && stay.arrival <= addDays(today, DAYS);
