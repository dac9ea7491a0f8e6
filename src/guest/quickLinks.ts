import { Clock, KeyRound, Navigation, Wifi, type LucideIcon } from "lucide-react";
import { contentOf, envelopeOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { directionsTo } from "#sections/property/postalAddress.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";
import { sayTime } from "#platform/say.ts";

export interface QuickLink {
  icon: LucideIcon;
  label: string;
  /** Said before the label to those who hear it, where it is too short alone. */
  spokenFirst?: string;
  href: string;
  /** Leaves the guidebook for the guest's map. */
  external?: boolean;
}

/** Returns the four things that guests come for, each one tap away; only those that have content (Guest page 5). */
export function quickLinks(guidebook: GuestGuidebook): QuickLink[] {
  const wifi = contentOf(guidebook, "wifi");
  const checkin = contentOf(guidebook, "checkin");
  const departure = contentOf(guidebook, "departure");
  const postalAddress = envelopeOf(guidebook).join(", ");
  const links: QuickLink[] = [];
  if (wifi && (wifi.networkName || wifi.password)) links.push({ icon: Wifi, label: "Wi-Fi", href: "#wifi" });
  if (checkin && (checkin.doorCode || checkin.checkInType || !isBlankHtml(checkin.details))) {
    links.push({ icon: KeyRound, label: "Door", href: "#checkin" });
  }
  if (postalAddress) {
    links.push({ icon: Navigation, label: "Directions", href: directionsTo(postalAddress), external: true });
  }
  if (departure?.checkOutTime) {
    const label = `Out ${sayTime(departure.checkOutTime)}`;
    links.push({ icon: Clock, label, spokenFirst: "Check", href: "#departure" });
  }
  return links;
}
