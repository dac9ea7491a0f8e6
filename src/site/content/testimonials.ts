import type { Product } from "#core/product.ts";

export interface Testimonial {
  firstName: string;
  role: string;
  text: string;
  /** Written by us to show what stands here. Captioned "Example", and kept out of structured data (Site 3). */
  sample: boolean;
}

/** What the site quotes of hosts. */
export interface Testimonials {
  /** The average of at most `MAX_RATING`; null where there is none to show. */
  rating: number | null;
  entries: readonly Testimonial[];
}

export const MAX_RATING = 5;

/** Returns what stands there until the operator has quotes of real hosts (`TESTIMONIALS`). */
export const samplesOf = ({ name }: Product): Testimonials => ({
  rating: 5,
  entries: [
    {
      firstName: "Marama",
      role: "Hosts a lake house",
      text: "I send one link with the arrival message. The questions I still get are the nice ones, like where to swim.",
      sample: true,
    },
    {
      firstName: "Daniel",
      role: "Property manager",
      text: "A door code changes, I edit it once, and the QR code in each of my hallways is right again. I no longer reprint anything.",
      sample: true,
    },
    {
      firstName: "Priya",
      role: "Runs a boutique hotel",
      text: "Guests scan the card in the room and read it in their browser. We no longer explain an app at the desk.",
      sample: true,
    },
    {
      firstName: "Tom",
      role: "Corporate housing",
      text: `People arrive late and tired. ${name} puts the door, the Wi-Fi and check-out on the first screen, and that covers it.`,
      sample: true,
    },
    {
      firstName: "Elena",
      role: "Extended-stay operator",
      text: "The draft from the address gave me a start. I kept half of it, rewrote the rest, and was done before dinner.",
      sample: true,
    },
  ],
});
