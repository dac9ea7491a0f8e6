import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dayInZone } from "#core/days.ts";
import { formatDateOfWeek, formatTime, formatTimeIn } from "#core/format.ts";
import type { Product } from "#core/product.ts";
import { classes } from "#ui/classes.ts";
import { Logo } from "#ui/Logo.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { ProductProvider } from "#ui/product.tsx";
import { CheckList, checksId, OpenItems } from "#stays/turnovers/checkItems/CheckList.server.tsx";
import type { NoteProblem } from "#stays/turnovers/leftBehind/contract.ts";
import { LeftBehind, noteProblems } from "#stays/turnovers/leftBehind/LeftBehind.server.tsx";
import { rowId } from "#stays/turnovers/rowId.ts";
import { openItems, type TurnoverSheet, type TurnoverWithCodes } from "#stays/turnovers/turnovers.ts";

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
  pressed: PressedBefore;
}

/** What a press that led to the page came to. */
export interface PressedBefore {
  /** The cleaner pressed a button of a turnover that is no longer listed. */
  isUnchanged: boolean;
  /** The row whose open items the cleaner is asked about. */
  openRow: string | null;
  noteProblem: NoteProblem | null;
}

/** The departures and arrivals of the next fourteen days, without names (Stays 33). */
function TurnoversPage({ sheet, assets, pressed }: TurnoversPageProps) {
  const { isUnchanged, openRow, noteProblem } = pressed;
  const days = [...Map.groupBy(sheet.turnovers, ({ day }) => day)];
  return (
    <Frame title={sheet.label ? `Turnovers for ${sheet.label}` : "Turnovers"} assets={assets} sheet={sheet}>
      {isUnchanged && (
        <output>
          The list has changed since you opened it, so nothing was marked. This is the list as it is now.
        </output>
      )}
      {noteProblem && <output>{noteProblems[noteProblem]}</output>}
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
                hasQuestion={openRow === rowId(turnover)}
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
  /** Whether the cleaner is asked about what is not ticked. */
  hasQuestion: boolean;
}

function TurnoverRow({ token, turnover, isLater, hasQuestion }: TurnoverRowProps) {
  const { guidebookName, timeZone, outTime, inTime, leftAt, readyAt, codes, list } = turnover;
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
      {list && !isLater && (
        <>
          <CheckList token={token} turnover={turnover} list={list} />
          <LeftBehind token={token} turnover={turnover} />
          {hasQuestion && readyAt === null && <OpenItems list={list} />}
        </>
      )}
      {(!isLater || readyAt !== null) && (
        <Ready token={token} turnover={turnover} list={isLater ? null : list} hasQuestion={hasQuestion} />
      )}
    </li>
  );
}

interface ReadyProps extends Omit<TurnoverRowProps, "isLater"> {
  list: TurnoverWithCodes["list"];
}

/** The mark that the property is ready, with undo. Where there is a check list, its ticks go along. */
function Ready({ token, turnover, list, hasQuestion }: ReadyProps) {
  const { guidebookId, guidebookName, day, readyAt } = turnover;
  const open = hasQuestion && list && openItems(list).length > 0;
  const label = readyAt !== null ? "Undo" : open ? "Ready all the same" : "Mark as ready";
  const action = `/turnovers/${token}/ready`;
  const name = readyAt !== null ? "undo" : open ? "anyway" : undefined;
  const button = (
    <button
      type="submit"
      name={name}
      value={name && "yes"}
      form={list ? checksId(turnover) : undefined}
      formAction={list ? action : undefined}
    >
      {label}
      <span className="sr-only">{`: ${guidebookName}, ${formatDateOfWeek(day)}`}</span>
    </button>
  );
  const mark = readyAt !== null && <span className="mark">✓ Ready</span>;
  if (list)
    return (
      <div className="ready">
        {mark}
        {button}
      </div>
    );
  return (
    <form method="post" action={action}>
      <input type="hidden" name="guidebook" value={guidebookId} />
      <input type="hidden" name="day" value={day} />
      {mark}
      {button}
    </form>
  );
}

const draw = (product: Product, page: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(<ProductProvider product={product}>{page}</ProductProvider>)}`;

/** Returns the page of a cleaner's link as HTML; its script keeps it current. */
export const drawTurnovers = (sheet: TurnoverSheet, { product, assets }: Drawing, pressed: PressedBefore) =>
  draw(product, <TurnoversPage sheet={sheet} assets={assets} pressed={pressed} />);

/** Returns a page with one notice: the link has ended, or there were too many requests. */
export const drawTurnoverNotice = (title: string, text: string, { product, assets }: Drawing) =>
  draw(
    product,
    <Frame title={title} assets={assets}>
      <p>{text}</p>
    </Frame>,
  );
