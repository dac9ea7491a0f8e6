import type { SectionType } from "#sections/catalog.ts";

interface GeneratedPart {
  type: SectionType;
  lines: readonly string[];
}

/** What generation made of an address, word for word; a test compares `three-guidebooks.md`. */
export const generatedExample = {
  propertyAddress: "Unit 4, 12 Lamplighter Street, Port Ember VIC 3999",
  parts: [
    {
      type: "welcome",
      lines: [
        "For a coffee, Wick & Crumb is a café with sandwiches, a minute's walk away. For a meal out there is The Tinder Box, an Italian restaurant, a 3-minute walk away.",
      ],
    },
    {
      type: "dining",
      lines: [
        "Saffron Lane (Restaurant). Indian restaurant with vegetarian dishes, about 240 m away, 4 minutes on foot.",
        "The Harbourmaster (Pub). About 340 m away, 6 minutes on foot. Open 11 am to 11 pm daily. Dogs are welcome.",
      ],
    },
    {
      type: "emergency",
      lines: [
        "In an emergency call 000 for police, fire or ambulance.",
        "Port Ember Hospital: emergency department, about 1.6 km away, 26 minutes on foot.",
      ],
    },
    {
      type: "transportation",
      lines: [
        "Lamplighter Street: tram stop, about 30 m away, 1 minute on foot.",
        "Wharf Car Park: about 450 m away, 7 minutes on foot. There is a fee.",
      ],
    },
  ],
  questions: [
    "Add your Wi-Fi name and password.",
    "Add how guests get in: who meets them, where the key is, or the door code.",
    "Add which bin is for what, and your bin day.",
  ],
} as const satisfies {
  propertyAddress: string;
  parts: readonly GeneratedPart[];
  questions: readonly string[];
};
