import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatDateOfWeek, formatTimeIn } from "#core/format.ts";
import { dayInZone } from "#core/days.ts";
import type { Product } from "#core/product.ts";
import { ProductProvider } from "#ui/product.tsx";
import { LinkPage } from "#stays/LinkPage.server.tsx";
import { kindLabels } from "#stays/problems/kindLabels.ts";
import type { DescribedProblem } from "#stays/problems/store.server.ts";

interface Drawing {
  product: Product;
  style: string;
}

interface ContactPageProps {
  problem: DescribedProblem;
  photos: readonly string[];
}

/** What a guest reports, for the contact whom the host named; without the guest's name. */
function ContactPage({ problem, photos, style }: ContactPageProps & { style: string }) {
  const { kind, guidebookName, contactToken, text, at, done_at: doneAt, read_at: readAt } = problem;
  const timeZone = problem.timeZone ?? "UTC";
  const timeOf = (moment: number) =>
    `${formatTimeIn(moment, timeZone)} on ${formatDateOfWeek(dayInZone(timeZone, moment))}`;
  return (
    <LinkPage title={`${kindLabels[kind]}: ${guidebookName}`} style={style}>
      <p className="lead">A guest reported this at {timeOf(at)}.</p>
      <p>{text || "The guest wrote nothing."}</p>
      {doneAt !== null ? (
        <p>
          <span className="mark">✓ Done at {timeOf(doneAt)}</span>
        </p>
      ) : readAt !== null ? (
        <p>
          <span className="mark">✓ Seen at {timeOf(readAt)}</span>
        </p>
      ) : (
        <form className="row" method="post" action={`/problems/${contactToken}/read`}>
          <p>The guest then reads that it was seen, and when.</p>
          <button type="submit">I have seen this</button>
        </form>
      )}
      {photos.map((id, index) => (
        <p key={id}>
          <img src={`/problems/${contactToken}/photos/${index + 1}`} alt={`From the guest, ${index + 1}`} />
        </p>
      ))}
    </LinkPage>
  );
}

const draw = (product: Product, page: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(<ProductProvider product={product}>{page}</ProductProvider>)}`;

export const drawContactPage = (given: ContactPageProps, { product, style }: Drawing) =>
  draw(product, <ContactPage {...given} style={style} />);

/** Returns a page with one sentence: the link has ended, or there were too many requests. */
export const drawContactNotice = (title: string, text: string, { product, style }: Drawing) =>
  draw(
    product,
    <LinkPage title={title} style={style}>
      <p>{text}</p>
    </LinkPage>,
  );
