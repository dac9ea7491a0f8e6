import { hostWords, texts } from "#core/i18n/pageLanguage.ts";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { CodeFigures } from "#sections/checkin/CodeFigures.tsx";
import { Spelled } from "#sections/viewing/Spelled.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

interface FactProps {
  label: string;
  /** Read at arm's length, standing at a door. */
  value: string;
  /** The guest can take the value along with one tap. */
  copy?: boolean;
  /** The value is keyed in at a door. It is copied, too. */
  code?: boolean;
  /** The value is keyed in letter by letter. */
  spelled?: boolean;
  /** These very letters are meant: no browser may translate them. So it is with all that is copied. */
  exact?: boolean;
  /** The label in the guidebook's language, where that is not the page's. */
  localLabel?: string | undefined;
  /** The value is in the host's words, as all that is exact. */
  isHosts?: boolean;
  /** The fact that people come for; its button is the coloured one. */
  main?: boolean;
  /** Stands beside the value instead of a copy button: a directions link, a call button. */
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

/** Hidden until the guest script takes it over: without script it could do nothing. */
function CopyButton({ label, value, main }: { label: string; value: string; main: boolean }) {
  return (
    <button type="button" hidden data-copy={value} className={main ? "button" : "button button-second"}>
      <Copy size={20} aria-hidden="true" />
      <span data-copy-label="">{texts().script.copy}</span>
      <span className="sr-only"> {label}</span>
    </button>
  );
}
