import { usePage } from "#sections/page.ts";
import type { ReactNode } from "react";
import type { PrintSheet } from "#guest/printSheet.ts";
import { SheetBlock } from "#guest/SheetBlock.tsx";
import { GuideLink } from "#guest/GuideLink.tsx";
import { SheetHelp } from "#guest/SheetHelp.tsx";
import { qrPath } from "#core/qr.ts";
import { QrCode } from "#ui/QrCode.tsx";
import { lightColors } from "#core/colors.ts";

interface SheetProps {
  sheet: PrintSheet;
  url: string;
  /** Next to the name. */
  mark: ReactNode;
}

/** The sheet without the page around it, block by block (Print and QR pages 1). */
export function Sheet({ sheet, url, mark }: SheetProps) {
  const { size, second } = sheet.pages;
  return (
    <main>
      <div className="sheet" data-size={size}>
        <SheetHead name={sheet.name}>{mark}</SheetHead>
        {inOrder(<Welcome sheet={sheet} />, <Wifi sheet={sheet} />, sheet.isWifiFirst)}
        {second === null && <Pair sheet={sheet} />}
        <SheetHelp sheet={sheet} />
        {!sheet.without.includes("reviews") && <Reviews sheet={sheet} />}
        {!sheet.without.includes("code") && <Foot sheet={sheet} url={url} />}
      </div>
      {second !== null && (
        <div className="sheet" data-size={second}>
          <Pair sheet={sheet} />
        </div>
      )}
    </main>
  );
}

function SheetHead({ name, children }: { name: string; children: ReactNode }) {
  const { hostWords } = usePage();
  return (
    <div className="sheet-head">
      <h1 translate="no" {...hostWords()}>
        {name}
      </h1>
      {children}
    </div>
  );
}

function Reviews({ sheet }: { sheet: PrintSheet }) {
  const { texts } = usePage();
  return (
    <SheetBlock title={texts.print.reviews}>
      <p>{sheet.reviews}</p>
    </SheetBlock>
  );
}

/** The whole address, and the link for who cannot scan. */
function Foot({ sheet: { postalAddress, guidebookName }, url }: { sheet: PrintSheet; url: string }) {
  const { texts, hostWords } = usePage();
  return (
    <footer>
      <QrCode code={qrPath(url, { margin: 0 })} size={80} label={texts.print.guidebookCode} />
      <div>
        {postalAddress ? (
          <p className="sheet-say" translate="no" {...hostWords()}>
            {postalAddress}
          </p>
        ) : (
          <p>{texts.print.scan}</p>
        )}
        <p className="sheet-small">
          {guidebookName && (
            <span className="sheet-guidebook" translate="no" {...hostWords()}>
              {guidebookName}
            </span>
          )}
          {postalAddress && `${texts.print.scanForAll} `}
          <GuideLink url={url} />
        </p>
        <p className="sheet-thanks">{texts.print.thanks}</p>
      </div>
    </footer>
  );
}

const inOrder = (one: ReactNode, other: ReactNode, isOtherFirst: boolean) => (
  <>
    {isOtherFirst && other}
    {one}
    {!isOtherFirst && other}
  </>
);

function Welcome({ sheet }: { sheet: PrintSheet }) {
  const { texts, hostWords } = usePage();
  if (sheet.without.includes("welcome")) return null;
  return (
    <SheetBlock title={texts.print.welcome}>
      {sheet.welcome.map((paragraph) => (
        <p key={paragraph} {...(!sheet.ours.has("welcome") && hostWords())}>
          {paragraph}
        </p>
      ))}
    </SheetBlock>
  );
}

/** Rules and check-out in two columns, in the host's order. */
function Pair({ sheet }: { sheet: PrintSheet }) {
  const { texts } = usePage();
  const rules = !sheet.without.includes("rules") && (
    <SheetBlock title={texts.print.rules}>
      <Lines lines={sheet.rules} isOurs={sheet.ours.has("rules")} />
    </SheetBlock>
  );
  const checkOut = !sheet.without.includes("check-out") && (
    <SheetBlock title={texts.print.checkOut} aside={sheet.checkOutTime}>
      <Lines lines={sheet.checkOut} isOurs={sheet.ours.has("check-out")} ticks />
    </SheetBlock>
  );
  if (!rules && !checkOut) return null;
  return <div className="sheet-pair">{inOrder(rules, checkOut, sheet.isCheckOutFirst)}</div>;
}

/** The product's mark in the colours of print, whatever the screen's theme is. */
export function Mark() {
  return (
    <svg width="44" height="44" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M5 28V13.2L16 4l11 9.2V28"
        stroke={lightColors.pine}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 4.5v10" stroke={lightColors.pine} strokeWidth="1.6" />
      <circle cx="16" cy="18" r="4.4" fill={lightColors.lamp} />
    </svg>
  );
}

function Wifi({ sheet: { networkName, password, joinCode, without } }: { sheet: PrintSheet }) {
  const { texts } = usePage();
  if (without.includes("wifi")) return null;
  return (
    <section className="sheet-wifi">
      <div>
        <h2>{texts.print.network}</h2>
        <Exact words={networkName} />
      </div>
      <div>
        <h2>{texts.print.password}</h2>
        <Exact words={password} />
      </div>
      {joinCode && (
        <figure>
          <QrCode code={qrPath(joinCode, { margin: 0 })} size={80} label={texts.print.joinCode} />
          <figcaption>{texts.print.join}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** A value to type exactly; an empty line to write on where it is not known. */
function Exact({ words }: { words: string }) {
  const { hostWords } = usePage();
  return (
    <p translate="no" className={words ? "sheet-large" : "sheet-large sheet-blank"} {...hostWords()}>
      {words}
    </p>
  );
}

interface LinesProps {
  lines: readonly string[];
  /** True where they are the product's defaults. */
  isOurs: boolean;
  ticks?: boolean;
}

function Lines({ lines, isOurs, ticks = false }: LinesProps) {
  const { hostWords } = usePage();
  return (
    <ul className={ticks ? "sheet-ticks" : undefined} {...(!isOurs && hostWords())}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
