import { DAY_MS } from "#core/durations.ts";

const TIME_ZONE = "Pacific/Auckland";
const DEMO = "/api/public/demo/demo-wanaka-retreat";

export const SAMPLE_HOST = { email: "aroha@example.com", password: "lamp by the door 7" };
/** No server answers here: `npm run sample` answers with `sampleFeed`. */
export const SAMPLE_CALENDAR = "https://calendar.example/lake-house.ics";

/** A section as the API returns it. */
interface Section {
  id: string;
  type: string;
  content: object;
}

/** Sends a call as one browser. Throws if it is refused. */
type Browser = (method: string, path: string, body?: object) => Promise<unknown>;

/** Returns the day in the properties' time zone, `days` after the moment `now` (epoch milliseconds). */
const dayAfter = (now: number, days: number) =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: TIME_ZONE }).format(now + days * DAY_MS);

/**
 * Creates the sample account over the API at `origin`: a host with a plan, three properties, stays before, during and
 * after `now` (epoch milliseconds), a calendar and a member. Returns the host's cookies.
 */
export async function seedSample(
  send: (request: Request) => Promise<Response>,
  origin: string,
  now: number,
): Promise<string> {
  const cookies: string[] = [];
  const host = newBrowser(send, origin, cookies);
  await host("POST", "/api/auth/signup", { ...SAMPLE_HOST, firstName: "Aroha", lastName: "Ngata" });
  const checkout = (await host("POST", "/api/create-checkout-session")) as { url: string };
  await host("POST", checkout.url);

  const demo = (await host("GET", DEMO)) as { sections: Section[] };
  const lake = await addGuidebook(host, "Lake House", named("Lake House", withoutPhotos(demo.sections)));
  const flat = await addGuidebook(host, "Harbour Flat", [checkIn("2580"), wifi("HarbourFlat")]);
  await addGuidebook(host, "Cape Cottage", [checkIn("9041"), wifi("CapeCottage")]);

  await addStay(host, lake, now, { from: -6, until: -3, guestName: "Jonas" });
  await addStay(host, lake, now, { from: -1, until: 3, guestName: "Mia" });
  await addStay(host, flat, now, { from: 5, until: 9, guestName: "Ben and Isla" });
  await host("POST", `/api/guidebooks/${lake}/calendars`, { url: SAMPLE_CALENDAR, name: "Airbnb" });
  await addMember(host, newBrowser(send, origin, []));
  return cookies.join("; ");
}

/** Returns the iCal feed of the sample calendar: a stay that begins ten days after `now` (epoch milliseconds). */
export function sampleFeed(now: number): string {
  const date = (days: number) => dayAfter(now, days).replaceAll("-", "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN",
    "BEGIN:VEVENT",
    "UID:sample-1@airbnb.com",
    `DTSTART;VALUE=DATE:${date(10)}`,
    `DTEND;VALUE=DATE:${date(14)}`,
    "SUMMARY:Reserved",
    String.raw`DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HMSAMPLE01\nPhone Number (Last 4 Digits): 0417`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function newBrowser(
  send: (request: Request) => Promise<Response>,
  origin: string,
  cookies: string[],
): Browser {
  return async (method, path, body) => {
    const headers = { cookie: cookies.join("; "), ...(body && { "content-type": "application/json" }) };
    const request = new Request(new URL(path, origin), {
      method,
      headers,
      redirect: "manual",
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await send(request);
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? ""));
    return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : null;
  };
}

type Content = Pick<Section, "type" | "content">;

const checkIn = (doorCode: string): Content => ({
  type: "checkin",
  content: { checkInType: "Key safe", checkInTime: "15:00", doorCode, details: "<p>Blue door.</p>" },
});
const wifi = (networkName: string): Content => ({
  type: "wifi",
  content: { networkName, password: "lamp by the door", notes: "" },
});

/** The demo's photos belong to the demo: a host may not use them. */
const withoutPhotos = (sections: Section[]): Section[] =>
  JSON.parse(
    JSON.stringify(sections)
      .replaceAll(/<img [^>]+>/g, "")
      .replaceAll(/"(imageUrls|pictures)":\[[^\]]*\]/g, '"$1":[]'),
  ) as Section[]; // the same sections

/** Returns the sections with this name of the property, which paper and codes show. */
const named = (name: string, sections: Section[]): Section[] =>
  sections.map((one) =>
    one.type === "property" ? { ...one, content: { ...one.content, propertyName: name } } : one,
  );

async function addGuidebook(host: Browser, name: string, contents: readonly Content[]): Promise<string> {
  const { id } = (await host("POST", "/api/guidebooks", { name })) as { id: string };
  const sections = (await host("GET", `/api/guidebooks/${id}/sections`)) as Section[];
  for (const { type, content } of contents) {
    const section = sections.find((one) => one.type === type);
    if (section) await host("PUT", `/api/guidebook-sections/${section.id}`, { content });
  }
  await host("PUT", `/api/guidebooks/${id}/access`, { access: "stays", timeZone: TIME_ZONE });
  return id;
}

async function addStay(
  host: Browser,
  guidebookId: string,
  now: number,
  { from, until, guestName }: { from: number; until: number; guestName: string },
): Promise<void> {
  const days = { arrival: dayAfter(now, from), departure: dayAfter(now, until) };
  await host("POST", `/api/guidebooks/${guidebookId}/stays`, { ...days, guestName });
}

async function addMember(host: Browser, member: Browser): Promise<void> {
  const email = "tama@example.com";
  await member("POST", "/api/auth/signup", {
    email,
    password: SAMPLE_HOST.password,
    firstName: "Tama",
    lastName: "Rewi",
  });
  const invited = await host("POST", "/api/account/members", { email, role: "editor", guidebooks: "all" });
  const { pathname, searchParams } = new URL((invited as { url: string }).url);
  const token = searchParams.get("token") ?? pathname.split("/").at(-1);
  await member("POST", `/api/invitations/${token}`);
}
