import {
  Bath,
  BookOpen,
  BrushCleaning,
  CalendarSync,
  Clock,
  Heart,
  House,
  Houses,
  KeyRound,
  Languages,
  Lightbulb,
  LogOut,
  PackageOpen,
  Pencil,
  Printer,
  QrCode,
  ScrollText,
  Share2,
  ShieldCheck,
  Siren,
  Smartphone,
  Sparkles,
  Wifi,
  type LucideIcon,
} from "lucide-react";

export interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The grid on the landing page. */
export const landingFeatures = [
  {
    icon: Sparkles,
    title: "A draft from your address",
    text: "Type the address, and the sections about what’s around it come back filled in with real places, as far as our map data knows them. You check them and add what only you know.",
  },
  {
    icon: Smartphone,
    title: "No app for guests",
    text: "Guests open a link in their browser, with nothing to install or sign up for. What they’ve opened stays on their phone and can be read without reception.",
  },
  {
    icon: Pencil,
    title: "Change it once",
    text: "Save an edit, and every link and printed QR code shows it. What your homes share, such as rules or bins, you change once for all of them.",
  },
  {
    icon: Printer,
    title: "Paper as well",
    text: "One A4 sheet with Wi-Fi, rules, emergency number and check-out list, made from the same content.",
  },
  {
    icon: Languages,
    title: "13 languages",
    text: "Guests read buttons, days and emergency words in their own, from German to Korean and Arabic. Your own words follow in those that you choose.",
  },
  {
    icon: Clock,
    title: "Live in minutes",
    text: "Start from a draft or a blank page, fill in the door and the Wi-Fi, and send it. The rest can follow later.",
  },
] as const satisfies readonly Feature[];

/** The six cards on the features page. */
export const featureCards = [
  {
    icon: Sparkles,
    title: "Generate with AI",
    text: "From the property’s address comes a first draft: what’s nearby, how to get around, the country’s emergency number. A business is named only if it is in our places data. Door codes and passwords are never made up; you get a question to answer instead.",
  },
  {
    icon: BookOpen,
    title: "16 guidebook sections, one order",
    text: "Everything a stay needs has its place, from the welcome to check-out. Fill in what applies. What you leave empty steps back and stays out of the way.",
  },
  {
    icon: Smartphone,
    title: "Made for the doorstep",
    text: "Wi-Fi, door, directions and check-out time are one tap from the first screen, in large type, and a search finds the rest. Once opened, the guidebook can be read without reception.",
  },
  {
    icon: Lightbulb,
    title: "How-to guides",
    text: "Show how the stove, the heat pump or the spa works with steps, pictures and a YouTube or Vimeo video, which loads only when a guest asks for it.",
  },
  {
    icon: QrCode,
    title: "Link, QR code and paper",
    text: "Send a permanent link, print the QR code for the hallway, and leave the A4 sheet on the bench. All three come from the same guidebook.",
  },
  {
    icon: ShieldCheck,
    title: "Links you can take back",
    text: "Switch it on, and the door code shows only around each guest’s stay. Or give a share link an end, revoke it when you like, or give the guidebook a new address. Archive a guidebook, and its pages go offline until you restore it.",
  },
] as const satisfies readonly Feature[];

/** What hosts with more than one guest to think of get, on the features page. */
export const hostFeatures = [
  {
    icon: CalendarSync,
    title: "Your calendars, read for you",
    text: "Airbnb, Booking.com, Vrbo or any calendar with an address, read every hour or so. A double booking is an e-mail at once.",
  },
  {
    icon: Siren,
    title: "Ready for tonight?",
    text: "Every arrival of the next 36 hours is gone through: is there a code, does it show in time, was the link sent? What is wrong is one sentence, and one button.",
  },
  {
    icon: Houses,
    title: "Many homes, written once",
    text: "Share a section between homes, change it in all of them with one save, and see before you save which ones change.",
  },
  {
    icon: Languages,
    title: "13 languages",
    text: "The page speaks each guest’s language by itself. Your own words are translated where you want it, with every number, code and name held to the original.",
  },
  {
    icon: BrushCleaning,
    title: "A page for your cleaner",
    text: "Who leaves and who comes in the next 14 days, without names and without an account. They press “Ready”, and you see it.",
  },
  {
    icon: PackageOpen,
    title: "Yours to take along",
    text: "Bring in a Word file, a PDF or a listing, sorted into sections word for word. Export everything at any time.",
  },
] as const satisfies readonly Feature[];

export const listedSections = [
  {
    icon: House,
    title: "Welcome message",
    text: "A hello in your own words, and what your guests should know first.",
  },
  {
    icon: Wifi,
    title: "WiFi information",
    text: "Network and password to copy or scan, and where the modem is if it drops out.",
  },
  {
    icon: KeyRound,
    title: "Check-in instructions",
    text: "The time, the way to the door, the code or key, and where to park.",
  },
  {
    icon: ScrollText,
    title: "House rules",
    text: "The few that matter, one to a line.",
  },
  {
    icon: Heart,
    title: "Local recommendations",
    text: "Your own favourites, with a sentence that no review site has.",
  },
  {
    icon: Bath,
    title: "Amenities guide",
    text: "What is there, where it is, and what guests may help themselves to.",
  },
  {
    icon: Siren,
    title: "Emergency information",
    text: "The number for your country, what to do, and who to ring at night.",
  },
  {
    icon: LogOut,
    title: "Departure checklist",
    text: "The time, and a list short enough to keep in mind while packing.",
  },
] as const satisfies readonly Feature[];

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
