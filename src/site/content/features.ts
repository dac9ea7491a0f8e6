import {
  Bath,
  BookOpen,
  BrushCleaning,
  Bus,
  CalendarSync,
  Clock,
  CookingPot,
  Heart,
  House,
  Houses,
  KeyRound,
  Languages,
  Lightbulb,
  LogOut,
  MapPin,
  MountainSnow,
  PackageOpen,
  Pencil,
  Printer,
  QrCode,
  ScrollText,
  Share2,
  ShoppingBag,
  ShieldCheck,
  Siren,
  Smartphone,
  Sparkles,
  Utensils,
  Waves,
  Wifi,
  type LucideIcon,
} from "lucide-react";
import type { Can } from "#site/site.ts";

export interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The grid on the landing page. */
export const landingFeatures = ({ hasMapData }: Can): readonly Feature[] => [
  {
    icon: Sparkles,
    title: "A draft from your address",
    text: hasMapData
      ? "Type the address, and real places around it come back, with a question for what only you know."
      : "Type the address, and a first draft comes back, with a question for what only you know.",
  },
  {
    icon: Smartphone,
    title: "No app for guests",
    text: "Guests open a link in their browser. What they have opened can be read without reception.",
  },
  {
    icon: Pencil,
    title: "Change it once",
    text: "Save an edit, and every link and printed QR code shows it.",
  },
  {
    icon: Printer,
    title: "Paper as well",
    text: "One A4 sheet with Wi-Fi, rules, emergency number and check-out list.",
  },
  {
    icon: Languages,
    title: "13 languages",
    text: "Guests read buttons, days and emergency words in their own language.",
  },
  {
    icon: Clock,
    title: "Live in minutes",
    text: "Fill in the door and the Wi-Fi, and send it. The rest can follow later.",
  },
];

/** The six cards on the features page. */
export const featureCards = ({ hasMapData, hasModel }: Can): readonly Feature[] => [
  {
    icon: Sparkles,
    title: hasModel ? "Generate with AI" : "A draft from your address",
    text: hasMapData
      ? "What’s nearby, how to get around, the emergency number. Codes are never made up: you get a question instead."
      : "The emergency number and a first text for each section. Codes are never made up: you get a question instead.",
  },
  {
    icon: BookOpen,
    title: "16 guidebook sections",
    text: "Everything has its place, from the welcome to check-out. Fill in what applies.",
  },
  {
    icon: Smartphone,
    title: "Made for the doorstep",
    text: "Wi-Fi, door, directions and check-out time are one tap away, in large type. A search finds the rest.",
  },
  {
    icon: Lightbulb,
    title: "How-to guides",
    text: "Show how the stove or the spa works, with steps, pictures and a YouTube or Vimeo video.",
  },
  {
    icon: QrCode,
    title: "Link, QR code and paper",
    text: "One guidebook: a permanent link, a QR code for the hallway, an A4 sheet for the bench.",
  },
  {
    icon: ShieldCheck,
    title: "Links that end",
    text: "Give a link a last day, or end it yourself. Door codes show only around a stay, if you turn this on.",
  },
];

/** What hosts with more than one guest to think of get, on the features page. */
export const hostFeatures = [
  {
    icon: CalendarSync,
    title: "Your calendars",
    text: "Airbnb, Booking.com, Vrbo or any other, read every hour or so. You get an email about a double booking.",
  },
  {
    icon: Siren,
    title: "Ready for tonight?",
    text: "We check each arrival of the next 36 hours: is there a code, was the link sent? One button fixes it.",
  },
  {
    icon: Houses,
    title: "Many properties",
    text: "Write a section once, use it in several properties, and change all of them with one save.",
  },
  {
    icon: Languages,
    title: "13 languages",
    text: "The page speaks each guest’s language. Every number, code and name in it stays as you wrote it.",
  },
  {
    icon: BrushCleaning,
    title: "A page for your cleaner",
    text: "Who leaves and who comes in the next 14 days, without names. They press “Ready”, and you see it.",
  },
  {
    icon: PackageOpen,
    title: "Import and export",
    text: "Import a Word file, a PDF or a listing, word for word. Export everything at any time.",
  },
] as const satisfies readonly Feature[];

/** The sections that the features page lists first. */
export const listedSections = [
  {
    icon: House,
    title: "Welcome message",
  },
  {
    icon: Wifi,
    title: "WiFi information",
  },
  {
    icon: KeyRound,
    title: "Check-in instructions",
  },
  {
    icon: ScrollText,
    title: "House rules",
  },
  {
    icon: Heart,
    title: "Local recommendations",
  },
  {
    icon: Bath,
    title: "Amenities guide",
  },
  {
    icon: Siren,
    title: "Emergency information",
  },
  {
    icon: LogOut,
    title: "Departure checklist",
  },
] as const satisfies readonly Omit<Feature, "text">[];

/** The others of the sixteen. */
export const otherSections = [
  { icon: CookingPot, title: "Kitchen & other areas" },
  { icon: Lightbulb, title: "How-to guides" },
  { icon: Bus, title: "Transportation" },
  { icon: MountainSnow, title: "Places to see" },
  { icon: Waves, title: "Things to do" },
  { icon: ShoppingBag, title: "Shopping" },
  { icon: Utensils, title: "Places to eat" },
  { icon: MapPin, title: "Your nearest" },
] as const satisfies readonly Omit<Feature, "text">[];

interface SampleCard extends Feature {
  /** What a guest would read there. */
  sample: readonly { label?: string; text: string }[];
  /** What of the demo stands with the words. */
  shows?: "qr" | "link";
}

/** The six sample cards of the landing page. */
export const sampleCards: readonly SampleCard[] = [
  {
    icon: House,
    title: "Welcome Message",
    text: "The first thing guests read",
    sample: [
      {
        text: "Make yourselves at home. The kettle is on the bench, the best view is from the end of the deck.",
      },
    ],
  },
  {
    icon: Wifi,
    title: "WiFi Details",
    text: "Copied with one tap",
    sample: [
      { label: "Network", text: "Retreat-5G" },
      { label: "Password", text: "slow-morning-42" },
    ],
  },
  {
    icon: ScrollText,
    title: "House Rules",
    text: "Short, one to a line",
    sample: [
      { text: "No smoking indoors" },
      { text: "Quiet between 10 pm and 7 am" },
      { text: "Cushions come in at night, the dew soaks them" },
    ],
  },
  {
    icon: Heart,
    title: "Local Recommendations",
    text: "What you’d tell a friend",
    sample: [
      { text: "Ask for a table at the back. The fish is what they’re good at, and dogs may sit outside." },
    ],
  },
  {
    icon: QrCode,
    title: "QR Code Access",
    text: "For the hallway, the fridge, the folder",
    sample: [{ text: "Scan to view guidebook" }],
    shows: "qr",
  },
  {
    icon: Share2,
    title: "Easy Sharing",
    text: "One link in your arrival message",
    sample: [{ text: "Hi Ben, everything about the house is here. See you on Friday!" }],
    shows: "link",
  },
];
