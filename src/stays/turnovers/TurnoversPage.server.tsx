import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dayInZone } from "#core/days.ts";
import { formatDateOfWeek, formatTime, formatTimeIn } from "#core/format.ts";
import type { Product } from "#core/product.ts";
import { classes } from "#ui/classes.ts";
import { Logo } from "#ui/Logo.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { ProductProvider } from "#ui/product.tsx";
import type { TurnoverSheet, TurnoverWithCodes } from "#stays/turnovers/turnovers.ts";

/** The paths of a page's files in the build. */
interface Assets {
  style: string;
  script: string;
}

interface Drawing {
  product: Product;
  assets: Assets;
}

interface FrameProps {
  title: string;
  assets: Assets;
  sheet?: TurnoverSheet;
  children: ReactNode;
}

function Frame({ title, assets, sheet, children }: FrameProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle>{title}</PageTitle>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="same-origin" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <output id="offline" className="row" hidden />
        <main className="turnovers" data-until={sheet?.until} data-drawn-at={sheet?.now}>
          <Logo size={26} />
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

interface TurnoversPageProps {
  sheet: TurnoverSheet;
  assets: Assets;
  /** The cleaner pressed a button of a turnover that is no longer listed. */
  isUnchanged: boolean;
}

/** The departures and arrivals of the next fourteen days, without names (Stays 33). */
function TurnoversPage({ sheet, assets, isUnchanged }: TurnoversPageProps) {
  const days = [...Map.groupBy(sheet.turnovers, ({ day }) => day)];
  return (
    <Frame title={sheet.label ? `Turnovers for ${sheet.label}` : "Turnovers"} assets={assets} sheet={sheet}>
      {isUnchanged && (
        <output>
          The list has changed since you opened it, so nothing was marked. This is the list as it is now.
        </output>
      )}
      <p className="lead">
        When guests leave and arrive in the next 14 days. On the day, mark a home as ready when it is.
      </p>
      {days.length === 0 && <p>Nobody arrives or leaves in the next 14 days.</p>}
      {days.map(([day, turnovers]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            {turnovers[0] && dayInZone(turnovers[0].timeZone, sheet.now) === day && "Today, "}
            {formatDateOfWeek(day)}
          </h2>
          <ul>
            {turnovers.map((turnover) => (
              <TurnoverRow
                key={turnover.guidebookId}
                token={sheet.token}
                turnover={turnover}
                isLater={dayInZone(turnover.timeZone, sheet.now) < day}
              />
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href={`/turnovers/${sheet.token}.ics`}>Add these to your calendar</a>
      </p>
    </Frame>
  );
}

interface TurnoverRowProps {
  token: string;
  turnover: TurnoverWithCodes;
  /** Whether its day has not come: it cannot be marked yet. */
  isLater: boolean;
}

function TurnoverRow({ token, turnover, isLater }: TurnoverRowProps) {
  const { guidebookId, guidebookName, day, timeZone, outTime, inTime, leftAt, readyAt, codes } = turnover;
  return (
    <li
      id={rowId(turnover)}
      className={classes("row", readyAt !== null && "is-ready", isLater && "is-later")}
    >
      <div>
        <h3>{guidebookName}</h3>
        <p>
          {outTime && (
            <>
              Out <strong>{formatTime(outTime)}</strong>
            </>
          )}
          {outTime && inTime && " → "}
          {inTime && (
            <>
              In <strong>{formatTime(inTime)}</strong>
            </>
          )}
          {outTime && inTime && <span className="mark">Same day</span>}
        </p>
        {leftAt !== null && <p>The guests left at {formatTimeIn(leftAt, timeZone)}.</p>}
        {codes.map(({ label, code }) => (
          <p key={label} data-code={isLater ? "later" : "today"}>
            {label} <strong className="code">{code}</strong>
          </p>
        ))}
      </div>
      {(!isLater || readyAt !== null) && (
        <form method="post" action={`/turnovers/${token}/ready`}>
          <input type="hidden" name="guidebook" value={guidebookId} />
          <input type="hidden" name="day" value={day} />
          {readyAt !== null && <input type="hidden" name="undo" value="yes" />}
          {readyAt !== null && <span className="mark">✓ Ready</span>}
          <button type="submit">
            {readyAt === null ? "Mark as ready" : "Undo"}
            <span className="sr-only">{`: ${guidebookName}, ${formatDateOfWeek(day)}`}</span>
          </button>
        </form>
      )}
    </li>
  );
}

export const rowId = ({ guidebookId, day }: { guidebookId: string; day: string }) => `${day}-${guidebookId}`;

const draw = (product: Product, page: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(<ProductProvider product={product}>{page}</ProductProvider>)}`;

/** Returns the page of a cleaner's link as HTML; its script keeps it current. */
export const drawTurnovers = (
  sheet: TurnoverSheet,
  { product, assets }: Drawing,
  { isUnchanged }: { isUnchanged: boolean },
) => draw(product, <TurnoversPage sheet={sheet} assets={assets} isUnchanged={isUnchanged} />);

/** Returns a page with one notice: the link has ended, or there were too many requests. */
export const drawTurnoverNotice = (title: string, text: string, { product, assets }: Drawing) =>
  draw(
    product,
    <Frame title={title} assets={assets}>
      <p>{text}</p>
    </Frame>,
  );
