/** An event of a feed; days are YYYY-MM-DD. */
export interface TestEvent {
  uid: string;
  arrival: string;
  departure: string;
  summary?: string;
  description?: string;
  status?: string;
}

const prodIds = {
  airbnb: "-//Airbnb Inc//Hosting Calendar 1.0//EN",
  booking: String.raw`-//admin.booking.com\\\, b.v.//NONSGML v1.0//EN`,
  vrbo: "-//HomeAway.com, Inc.//EN",
  other: "-//Lakes PMS//EN",
};

/** Writes a feed as a platform would. */
export function calendarFeed(platform: keyof typeof prodIds, events: TestEvent[]): string {
  const lines = events.flatMap(({ uid, arrival, departure, summary = "Reserved", description, status }) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${arrival.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${departure.replaceAll("-", "")}`,
    `SUMMARY:${summary}`,
    ...(description ? [`DESCRIPTION:${description}`] : []),
    ...(status ? [`STATUS:${status}`] : []),
    "END:VEVENT",
  ]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${prodIds[platform]}`,
    ...lines,
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

/** What Airbnb writes of a reservation with that code. */
export const airbnbDescription = (code: string, digits = "0417") =>
  String.raw`Reservation URL: https://www.airbnb.com/hosting/reservations/details/${code}\nPhone Number (Last 4 Digits): ${digits}`;
