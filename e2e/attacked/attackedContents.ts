import type { SectionType } from "#sections/catalog.ts";

export interface Attacks {
  plain: string[];
  /** The same as rich text takes them. */
  rich: string[];
}

/** The content of every type of section, with an attack in each of its leaves and all of them in each of its lists. */
export function attackedContents({ plain: attacks, rich }: Attacks): Record<SectionType, object> {
  let at = 0;
  let atRich = 0;
  const next = () => attacks[at++ % attacks.length] ?? "";
  const nextRich = () => rich[atRich++ % rich.length] ?? "";
  const cut = (max: number) => next().trim().slice(0, max);
  const inEach = (max: number) => attacks.map((attack) => attack.trim().slice(0, max) || "a");
  const prose = () => ({ text: `<p>First</p>${nextRich()}` });
  const list = () => ({
    items: inEach(200).map((name) => ({ name, description: next(), category: cut(80) })),
  });
  return {
    welcome: prose(),
    amenities: prose(),
    kitchen: prose(),
    emergency: prose(),
    transportation: prose(),
    checkin: {
      checkInType: cut(120),
      checkInTime: "15:00",
      details: nextRich(),
      doorCode: cut(80),
      parkingInfo: nextRich(),
    },
    rules: { rules: inEach(500) },
    howto: {
      items: rich.map((description) => ({
        title: next().trim().slice(0, 200) || "a",
        description,
        videoUrl: cut(500),
        imageUrls: [],
      })),
    },
    wifi: { networkName: cut(100), password: cut(100), notes: nextRich() },
    places: list(),
    activities: list(),
    shopping: list(),
    dining: list(),
    services: list(),
    departure: { checkOutTime: "10:30", intro: nextRich(), items: inEach(500) },
    recommendations: {
      restaurants: inEach(200).map((name) => ({ name, description: next(), category: "" })),
      activities: inEach(200).map((name) => ({ name, description: next(), category: "" })),
    },
    contacts: {
      items: inEach(200).map((name) => ({
        name,
        role: cut(80),
        phone: "+64 21 555 010",
        message: true,
        whatsApp: true,
        hours: cut(120),
        note: next().slice(0, 2000),
      })),
    },
    property: {
      propertyName: cut(200),
      address: cut(300),
      city: cut(120),
      state: cut(120),
      country: cut(80),
    },
  };
}
