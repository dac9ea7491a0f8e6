import { Copy } from "lucide-react";
import { classes } from "#ui/classes.ts";
import { CodeFigures, Spelled } from "#sections/checkin/CodeFigures.tsx";
import { usePage } from "#sections/page.ts";

interface CopyLineProps {
  label: string;
  value: string;
  /** True for a code, which is read at arm's length, with bags in the other hand. */
  isCode?: boolean;
  /** True for a value that is typed letter by letter. */
  isSpelled?: boolean;
  /** What the value belongs to, read out before it and not copied. */
  before?: { label: string; value: string } | undefined;
}

/** A value to read, hear or copy with one tap. */
export function CopyLine({ label, value, isCode = false, isSpelled = false, before }: CopyLineProps) {
  const { texts, hostWords } = usePage();
  return (
    <div className={classes("now-line", isCode && "now-code")}>
      <dl>
        {before && (
          <>
            <dt>{before.label}</dt>
            <dd translate="no" {...hostWords()}>
              {before.value}
            </dd>
          </>
        )}
        <dt>{label}</dt>
        <dd translate="no" {...hostWords()}>
          {isCode ? <CodeFigures code={value} /> : isSpelled ? <Spelled value={value} /> : value}
        </dd>
      </dl>
      <button type="button" hidden data-copy={value} className="button button-second">
        <Copy size={20} aria-hidden="true" />
        <span data-copy-label="">{texts.script.copy}</span>
        <span className="sr-only"> {label}</span>
      </button>
    </div>
  );
}
