import { Info } from "lucide-react";

/** What the host tells every guest for a while, above all else (Stays 21). */
export function Notices({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="notice">
      <Info size={22} aria-hidden="true" />
      <span>{text}</span>
    </p>
  ));
}
