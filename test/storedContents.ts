import type { SectionType } from "#sections/catalog.ts";

type Stored = readonly Record<string, unknown>[];

/** Every form of a list of places that was ever stored: objects, partial objects, plain strings. */
const items = [
  { name: "Kai Whakapai", description: "On the lake front.", category: "Cafe" },
  { name: "Federal Diner" },
  "Patagonia Chocolates",
  { name: "n".repeat(200), description: "d".repeat(2000), category: "c".repeat(80) },
];
const list: Stored = [
  {},
  { items: [] },
  { items },
  { items: Array.from({ length: 200 }, () => "Puzzling World") },
];

const picture = `/media/${"0".repeat(64)}.jpg`;
const prose: Stored = [
  {},
  { text: "" },
  { text: "Plain words & no tags" },
  {
    text: `<h1 class="indent-2">Kia ora</h1><p><strong>Bold</strong> <span class="text-large">large</span> <a href="tel:111">111</a></p><ol><li>One</li></ol><img src="${picture}" srcset="/media/${"0".repeat(64)}-480.webp 480w" sizes="100vw" width="1200" height="800" alt="The lake">`,
  },
];
const lines = ["No smoking", "r".repeat(500), ...Array.from({ length: 98 }, (_, at) => `Rule ${at}`)];

/**
 * Content of every section type as it has been stored by this and by earlier versions. A change of a schema must go on
 * reading all of it, word for word; a new form is added here, and none is ever taken out.
 */
export const storedContents: Record<SectionType, Stored> = {
  welcome: prose,
  amenities: prose,
  kitchen: prose,
  emergency: prose,
  transportation: prose,
  checkin: [
    {},
    { checkInType: "Self check-in", details: "<p>Up the stairs</p>", doorCode: "4821#", parkingInfo: "" },
    {
      checkInType: "t".repeat(120),
      checkInTime: "15:00",
      details: "<p>Key safe</p>",
      doorCode: "1".repeat(80),
      parkingInfo: "<p>On the street</p>",
    },
    { checkInTime: "" },
  ],
  rules: [{}, { rules: [] }, { rules: lines }],
  contacts: [
    {},
    { items: [] },
    { items: [{ name: "Mere" }, { name: "Tane", role: "Host", phone: "+64 21 555 010", whatsApp: true }] },
    {
      items: [
        {
          name: "n".repeat(200),
          role: "r".repeat(80),
          phone: "(02) 9123-4567",
          call: false,
          message: true,
          whatsApp: true,
          email: "mere@lake.example",
          anyTime: true,
          hours: "h".repeat(120),
          note: "d".repeat(2000),
        },
      ],
    },
  ],
  howto: [
    {},
    { items: [] },
    { items: [{ title: "Spa" }] },
    {
      items: [
        {
          title: "t".repeat(200),
          description: "<p>Lift the lid</p>",
          videoUrl: "https://youtu.be/dQw4w9WgXcQ",
          imageUrls: Array.from({ length: 20 }, () => picture),
        },
        { title: "Fire", description: "", videoUrl: "", imageUrls: [] },
      ],
    },
  ],
  wifi: [
    {},
    { networkName: "Lake", password: "kea-kea", notes: "<p>Best upstairs</p>" },
    { networkName: "n".repeat(100), password: "p".repeat(100) },
  ],
  places: list,
  activities: list,
  shopping: list,
  dining: list,
  services: list,
  departure: [
    {},
    { intro: "<p>Thank you</p>", items: ["Keys in the safe"] },
    { checkOutTime: "10:00", intro: "", items: lines },
  ],
  recommendations: [
    {},
    { restaurants: ["Kika"], activities: ["Swim"] },
    { restaurants: items, activities: items },
  ],
  property: [
    {},
    { propertyName: "Lake House", address: "12 Lakeside Road", city: "Wānaka" },
    {
      propertyName: "p".repeat(200),
      address: "a".repeat(300),
      city: "c".repeat(120),
      state: "s".repeat(120),
      country: "New Zealand",
    },
  ],
};
