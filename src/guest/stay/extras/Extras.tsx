import { platformNames } from "#core/platforms.ts";
import { TranslationNote } from "#guest/TranslationNote.tsx";
import { usePage, type Page } from "#sections/page.ts";
import { EXTRA_NOTE_MAX, payHostOf, type ExtraKind } from "#stays/extras/contract.ts";
import type { GuestExtras, GuestOffer, GuestRequest, Payment } from "#stays/extras/guestExtras.ts";

interface ExtrasProps {
  /** The token of the stay's link. */
  guidebookKey: string;
  extras: GuestExtras;
  /** Whether the offers are open at first. */
  isOpen?: boolean;
}

/** What the guests of a stay have asked for, and what they can ask for, after what they came for. Works without script. */
export function Extras({ guidebookKey, extras, isOpen = false }: ExtrasProps) {
  const { texts } = usePage();
  const { offers, requests, problem, translation } = extras;
  if (offers.length + requests.length === 0 && !problem) return null;
  return (
    <div className="extras" id="extras">
      {problem && (
        <p className="now-note" role="alert">
          {texts.extras[problem]}
        </p>
      )}
      {requests.map((request) => (
        <Request key={request.id} guidebookKey={guidebookKey} request={request} />
      ))}
      {offers.length > 0 && (
        <details className="now-more" open={isOpen || problem !== undefined}>
          <summary>{texts.extras.title}</summary>
          {offers.map((offer) => (
            <Offer key={offer.id} guidebookKey={guidebookKey} offer={offer} />
          ))}
        </details>
      )}
      {translation && <TranslationNote translation={translation} anchor="extras" />}
    </div>
  );
}

function Offer({ guidebookKey, offer }: { guidebookKey: string; offer: GuestOffer }) {
  const { texts, formats, hostWords } = usePage();
  const say = texts.extras;
  const { id, kind, price, times } = offer;
  return (
    <details className="now-more">
      <summary>
        <span>
          <Name of={offer} />
          {price && (
            <>
              {" · "}
              <span {...hostWords(price)}>{price}</span>
            </>
          )}
        </span>
      </summary>
      <form method="post" action={`/view/${guidebookKey}/extras`} data-offline={texts.script.youAreOffline}>
        {times.length > 0 && (
          <>
            <p className="now-soft">{formatSays({ texts, formats }, offer)}</p>
            <label>
              {kind === "late" ? say.until : say.from}
              <select name="time" defaultValue={kind === "late" ? times.at(-1) : times[0]}>
                {times.map((time) => (
                  <option key={time} value={time}>
                    {formats.time(time)}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <label>
          {say.note}
          <textarea name="note" rows={2} maxLength={EXTRA_NOTE_MAX} />
        </label>
        {offer.payment && <p className="now-soft">{formatPayment(texts, offer.payment)}</p>}
        <button type="submit" name="extra" value={id} className="button">
          {say.ask}
        </button>
      </form>
    </details>
  );
}

/** Says at once what the calendar knows of the day. */
function formatSays({ texts, formats }: Pick<Page, "texts" | "formats">, offer: GuestOffer): string {
  const say = texts.extras;
  const { kind, dayState, times } = offer;
  if (dayState === "ready") return say.isReady;
  if (kind === "late")
    return dayState === "free" ? say.noArrival : say.anotherArrives(formats.time(times.at(-1) ?? ""));
  return dayState === "free" ? say.noDeparture : say.anotherLeaves(formats.time(times[0] ?? ""));
}

const sentences = { open: "open", yes: "yes", no: "no", "taken back": "takenBack" } as const;

function Request({ guidebookKey, request }: { guidebookKey: string; request: GuestRequest }) {
  const { texts, formats } = usePage();
  const say = texts.extras;
  const { id, state, time, isContradicted, payment } = request;
  const toPay = state === "yes" ? payment : null;
  return (
    <form
      method="post"
      action={`/view/${guidebookKey}/extras`}
      data-offline={texts.script.youAreOffline}
      className="now-reported"
    >
      <p>
        <strong>
          <Name of={request} />
          {time && `, ${formats.time(time)}`}
        </strong>
        <br />
        {say[sentences[state]]} {isContradicted && say.contradicted}
        {toPay && toPay.how !== "link" && (
          <>
            <br />
            <span className="now-soft">{formatPayment(texts, toPay)}</span>
          </>
        )}
      </p>
      {toPay?.how === "link" && (
        <a href={toPay.url} className="button" rel="noopener noreferrer">
          {formatPayment(texts, toPay)}
        </a>
      )}
      {state === "open" && (
        <button type="submit" name="withdraw" value={id} className="button button-second">
          {say.takeBack}
        </button>
      )}
    </form>
  );
}

function Name({ of: { kind, name } }: { of: { kind: ExtraKind; name: string } }) {
  const { texts, hostWords } = usePage();
  return kind === "other" ? <span {...hostWords(name)}>{name}</span> : texts.extras[kind];
}

/** Says how it is paid, of a link the site that it leads to: it is a button once the host has said yes. */
function formatPayment({ extras: say }: Page["texts"], payment: NonNullable<Payment>): string {
  if (payment.how === "platform") return say.payAt(platformNames[payment.platform]);
  if (payment.how === "arrival") return say.payOnArrival;
  return payment.how === "host" ? say.payHost : say.payWith(payHostOf(payment.url));
}
