import { hostWords, texts } from "#languages/pageLanguage.ts";
import { Copy } from "lucide-react";

interface CopyLineProps {
  label: string;
  value: string;
  /** How the value is read out, where that is not how it is written. */
  spoken?: string;
  /** Read at arm's length, with bags in the other hand. */
  large?: boolean;
}

/** A value to read, hear or take along with one tap. */
export function CopyLine({ label, value, spoken, large = false }: CopyLineProps) {
  return (
    <div className={large ? "now-line now-code" : "now-line"}>
      <dl>
        <dt>{label}</dt>
        <dd translate="no" {...hostWords()}>
          {spoken === undefined ? (
            value
          ) : (
            <>
              <span aria-hidden="true">{value}</span>
              <span className="sr-only">{spoken}</span>
            </>
          )}
        </dd>
      </dl>
      <button type="button" hidden data-copy={value} className="button button-second">
        <Copy size={20} aria-hidden="true" />
        <span data-copy-label="">{texts().script.copy}</span>
        <span className="sr-only"> {label}</span>
      </button>
    </div>
  );
}
