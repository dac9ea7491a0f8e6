import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { CodeFigures, Spelled } from "#sections/checkin/CodeFigures.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import { usePage } from "#sections/page.ts";

interface FactProps {
  label: string;
  /** Large, to be read at arm's length at a door. */
  value: string;
  /** Shows a button that copies the value. */
  copy?: boolean;
  /** The value is typed at a door. It can be copied, too. */
  code?: boolean;
  /** The value is typed character by character. */
  spelled?: boolean;
  /** Excludes the value from browser translation, as all that can be copied. */
  exact?: boolean;
  /** The label in the guidebook's language, when that is not the page's. */
  localLabel?: string | undefined;
  /** The value is the host's text, as all that is exact. */
  isHosts?: boolean;
  /** The main fact; its button is coloured. */
  main?: boolean;
  /** Replaces the copy button: a directions link, a call button. */
  action?: ReactNode;
}

export function Fact({
  label,
  value,
  code = false,
  spelled = false,
  copy = code || spelled,
  exact = copy,
  isHosts = exact,
  localLabel,
  main = false,
  action,
}: FactProps) {
  const { hostWords } = usePage();
  return (
    <div className="card fact">
      <dl>
        <dt>
          {label}
          {localLabel && <span {...hostWords()}> {localLabel}</span>}
        </dt>
        <dd translate={exact ? "no" : undefined} {...(isHosts && hostWords(value))}>
          {code && <CodeFigures code={value} />}
          {spelled && <Spelled value={value} />}
          {!code && !spelled && (exact ? value : <LinkedText text={value} />)}
        </dd>
      </dl>
      {copy && <CopyButton label={label} value={value} main={main} />}
      {action}
    </div>
  );
}

/** Hidden until the guest script enables it. */
function CopyButton({ label, value, main }: { label: string; value: string; main: boolean }) {
  const { texts } = usePage();
  return (
    <button type="button" hidden data-copy={value} className={main ? "button" : "button button-second"}>
      <Copy size={20} aria-hidden="true" />
      <span data-copy-label="">{texts.script.copy}</span>
      <span className="sr-only"> {label}</span>
    </button>
  );
}
