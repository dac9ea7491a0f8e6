import { Info } from "lucide-react";
import { usePage } from "#sections/page.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

/** The host's current notices, above all else (Stays 21). */
export function Notices({ texts }: { texts: readonly string[] }) {
  const { hostWords } = usePage();
  return texts.map((text) => (
    <p key={text} className="notice" {...hostWords()}>
      <Info size={22} aria-hidden="true" />
      <span>
        <LinkedText text={text} />
      </span>
    </p>
  ));
}
