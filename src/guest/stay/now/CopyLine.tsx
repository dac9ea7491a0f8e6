import { hostWords, texts } from "#languages/pageLanguage.ts";
import { Copy } from "lucide-react";
import { CodeFigures } from "#sections/checkin/CodeFigures.tsx";

interface CopyLineProps {
  label: string;
  value: string;
  /** Read at arm's length, with bags in the other hand. */
  isCode?: boolean;
}

/** A value to read, hear or take along with one tap. */
export function CopyLine({ label, value, isCode = false }: CopyLineProps) {
  return (
    <div className={isCode ? "now-line now-code" : "now-line"}>
      <dl>
        <dt>{label}</dt>
        <dd translate="no" {...hostWords()}>
          {isCode ? <CodeFigures code={value} /> : value}
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
