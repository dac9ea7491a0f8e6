import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dayInZone } from "#core/days.ts";
import { formatDateOfWeek, formatTime, formatTimeIn } from "#core/format.ts";
import type { Product } from "#core/product.ts";
import { ProductProvider } from "#ui/product.tsx";
import { LinkPage } from "#stays/LinkPage.server.tsx";
import type { AnsweredLink } from "#stays/extras/answerLinks.server.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { formatDayState, formatWish, nameOfExtra } from "#stays/extras/extraWords.ts";

interface Drawing {
  product: Product;
  style: string;
}

/** The answer that a link of the email names first. */
export type FirstAnswer = "yes" | "no" | "other";

interface QuestionProps {
  token: string;
  request: ExtraRequest;
  first: FirstAnswer | null;
  problem?: string | undefined;
  style: string;
}

/** What a guest asks for, with a button for each answer: first the one that the host chose in the email. */
function Question({ token, request, first, problem, style }: QuestionProps) {
  const calendar = formatDayState(request);
  const action = `/answer/${token}`;
  const yesOrNo = (
    <form key="yes or no" className="row answers" method="post" action={action}>
      {(first === "no" ? (["no", "yes"] as const) : (["yes", "no"] as const)).map((answer) => (
        <button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          className={answer === (first ?? "yes") ? undefined : "second"}
        >
          {labels[answer]}
        </button>
      ))}
    </form>
  );
  const atAnotherTime = (
    <form key="at another time" className="row answers" method="post" action={action}>
      <label>
        Yes, but at <input type="time" name="time" required defaultValue={request.time ?? ""} />
      </label>
      <button type="submit" name="answer" value="other" className={first === "other" ? undefined : "second"}>
        Answer
      </button>
    </form>
  );
  return (
    <LinkPage title={`${request.guestName ?? "A guest"} asks`} style={style}>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p className="lead">
        {request.guestName ?? "A guest"} asks for {formatWish(request)} at {request.guidebookName}.
      </p>
      {calendar && <p>{calendar}</p>}
      {request.price && <p>Your price: {request.price}</p>}
      {request.note && <p className="quote">{request.note}</p>}
      {first === "other" ? [atAnotherTime, yesOrNo] : [yesOrNo, atAnotherTime]}
    </LinkPage>
  );
}

const labels = { yes: "Yes", no: "No" } as const;

const draw = (product: Product, page: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(<ProductProvider product={product}>{page}</ProductProvider>)}`;

export const drawQuestion = (props: Omit<QuestionProps, "style">, { product, style }: Drawing) =>
  draw(product, <Question {...props} style={style} />);

/** "Early check-in at noon, Lake House." */
function formatAnswered({ state, givenTime, guidebookName, ...request }: ExtraRequest): string {
  const time = state === "no" || givenTime === null ? "" : ` at ${formatTime(givenTime)}`;
  return `${nameOfExtra(request)}${time}, ${guidebookName}.`;
}

const answerLabel = ({ state }: ExtraRequest) => (state === "no" ? "said no" : "said yes");

/** Returns the page after an answer. */
export function drawAnswered(request: ExtraRequest, { product, style }: Drawing): string {
  const { state, guidebookId } = request;
  return draw(
    product,
    <LinkPage title={`You ${answerLabel(request)}`} style={style}>
      <p className="lead">{formatAnswered(request)}</p>
      <p>
        The guest’s page says so now.
        {state !== "no" &&
          request.kind !== "other" &&
          " Their times, the codes and the cleaner’s list have changed with it."}
      </p>
      <SeeStays guidebookId={guidebookId} />
    </LinkPage>,
  );
}

/** Returns the page of a link that ended with an answer: what it was, by whom and when, without the guest. */
export function drawEarlierAnswer(
  { request, by, at, timeZone }: AnsweredLink,
  { product, style }: Drawing,
): string {
  const zone = timeZone ?? "UTC";
  const who = by === null ? "You" : (by ?? "Another member");
  return draw(
    product,
    <LinkPage title={`${who} ${answerLabel(request)}`} style={style}>
      <p className="lead">{formatAnswered(request)}</p>
      <p>
        Answered on {formatDateOfWeek(dayInZone(zone, at))} at {formatTimeIn(at, zone)}. This link changes
        nothing any more.
      </p>
      <SeeStays guidebookId={request.guidebookId} />
    </LinkPage>,
  );
}

const SeeStays = ({ guidebookId }: { guidebookId: string }) => (
  <p>
    <a href={`/guidebooks/${guidebookId}/stays`}>See the stays, or take it back</a>
  </p>
);

/** Returns a page with one notice: the link has ended, or there were too many requests. */
export const drawAnswerNotice = (title: string, text: string, { product, style }: Drawing) =>
  draw(
    product,
    <LinkPage title={title} style={style}>
      <p>{text}</p>
      <p>
        <a href="/stays">See your stays</a>
      </p>
    </LinkPage>,
  );
