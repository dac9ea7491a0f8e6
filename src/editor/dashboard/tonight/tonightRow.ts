/** A line of Tonight: who or what in bold, what of it, and what the host can do about it. */
export interface TonightRow {
  key: string;
  look: "door" | "extra" | "calendar" | "needs you" | "ready" | "stays" | "leaves" | "no arrival";
  who: string;
  text: string;
  detail: string;
  fix?: { label: string; to: string };
}
