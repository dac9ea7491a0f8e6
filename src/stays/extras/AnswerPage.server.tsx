import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatTime } from "#core/format.ts";
import type { Product } from "#core/product.ts";
import { ProductProvider } from "#ui/product.tsx";
import { LinkPage } from "#stays/LinkPage.server.tsx";
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
        <button key={answer} type="submit" name="answer" value={answer}>
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
      <button type="submit" name="answer" value="other">
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
      {request.note && <p>They write: {request.note}</p>}
      {first === "other" ? [atAnotherTime, yesOrNo] : [yesOrNo, atAnotherTime]}
    </LinkPage>
  );
}

const labels = { yes: "Yes", no: "No" } as const;

const draw = (product: Product, page: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(<ProductProvider product={product}>{page}</ProductProvider>)}`;

export const drawQuestion = (props: Omit<QuestionProps, "style">, { product, style }: Drawing) =>
  draw(product, <Question {...props} style={style} />);

/** Returns the page after an answer. */
export function drawAnswered(request: ExtraRequest, { product, style }: Drawing): string {
  const { state, givenTime, guidebookId } = request;
  const time = givenTime === null ? "" : ` at ${formatTime(givenTime)}`;
  const title = state === "no" ? "You said no" : "You said yes";
  return draw(
    product,
    <LinkPage title={title} style={style}>
      <p className="lead">
        {nameOfExtra(request)}
        {state === "no" ? "" : time}, {request.guidebookName}.
      </p>
      <p>
        The guest’s page says so now.
        {state !== "no" &&
          request.kind !== "other" &&
          " Their times, the codes and the cleaner’s list have changed with it."}
      </p>
      <p>
        <a href={`/guidebooks/${guidebookId}/stays`}>See the stays, or take it back</a>
      </p>
    </LinkPage>,
  );
}

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
