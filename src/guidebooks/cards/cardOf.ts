import { BookOpen, Lightbulb, Wifi, type LucideIcon } from "lucide-react";
import type { CardSet } from "#guidebooks/cards/contract.ts";

type CardKind = "door" | "wifi" | "guide";

/** One card as it is drawn. */
export interface Card {
  /** Unique in its set. */
  id: string;
  kind: CardKind;
  icon: LucideIcon;
  property: string;
  title: string;
  text: string;
  /** The content of the QR code. */
  code: string;
  /** The printed text: the link, or network and password. */
  facts: { label?: string; value: string }[];
  /** Who must not read it. */
  warning?: string;
  language: string;
  direction: "ltr" | "rtl";
}

/** Returns the cards of a property: for the door, with the Wi-Fi, and for each how-to guide. */
export function cardsOf({ name, language, direction, door, wifi, guides }: CardSet): Card[] {
  const common = { property: name, language, direction };
  const linkFacts = (url: string) => [{ value: url.replace(/^https?:\/\//, "") }];
  return [
    {
      ...common,
      ...door,
      id: "door",
      kind: "door",
      icon: BookOpen,
      code: door.url,
      facts: linkFacts(door.url),
    },
    ...(wifi ? [wifiCard(wifi, common)] : []),
    ...guides.map(({ url, title, text }, at): Card => ({
      ...common,
      id: `guide-${at + 1}`,
      kind: "guide",
      icon: Lightbulb,
      title,
      text,
      code: url,
      facts: linkFacts(url),
    })),
  ];
}

type Common = Pick<Card, "property" | "language" | "direction">;

const wifiCard = (wifi: NonNullable<CardSet["wifi"]>, common: Common): Card => ({
  ...common,
  id: "wifi",
  kind: "wifi",
  icon: Wifi,
  title: wifi.title,
  text: wifi.text,
  code: wifi.joinCode,
  facts: [
    { label: wifi.networkLabel, value: wifi.network },
    ...(wifi.password ? [{ label: wifi.passwordLabel, value: wifi.password }] : []),
  ],
  warning: wifi.insideOnly,
});
