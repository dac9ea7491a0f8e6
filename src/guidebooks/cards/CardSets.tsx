import { useQueries, useQuery } from "@tanstack/react-query";
import { ChevronDown, Printer } from "lucide-react";
import { useState } from "react";
import { useMay } from "#accounts/session.ts";
import { brandingQuery, cardsQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { useSearchParams } from "react-router";
import { type Card, cardsOf } from "#guidebooks/cards/cardOf.ts";
import { CardsFrame, type CardsFrameProps } from "#guidebooks/cards/CardsFrame.tsx";
import { CardSet } from "#guidebooks/cards/CardSet.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import type { Picture } from "#media/contract.ts";
import { CardDrawing } from "#guidebooks/cards/CardDrawing.tsx";
import { boxes, cutMarks, SHEET, sheetsOf } from "#guidebooks/cards/cardSize.ts";

interface CardProperty {
  id: string;
  name: string;
  slug: string;
}

const keyOf = (property: CardProperty, card: Card) => `${property.id} ${card.id}`;

interface CardSetsProps extends Pick<CardsFrameProps, "back"> {
  properties: readonly CardProperty[];
}

/** The cards of some properties: preview, selection, print and download. */
export function CardSets({ properties, back }: CardSetsProps) {
  const mayShare = useMay("share");
  const sets = useQueries({
    queries: properties.map(({ id }) => ({ ...cardsQuery(id), enabled: mayShare })),
  });
  const { data: branding } = useQuery(brandingQuery);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [search] = useSearchParams();
  const opened = properties.find(({ slug }) => slug === search.get("home")) ?? properties[0];
  const loaded = sets.filter(({ data }) => data).length;
  const failed = sets.find(({ error, data }) => error && !data);
  const logo = branding?.logo ?? null;
  const all = properties.flatMap((property, at) => {
    const set = sets[at]?.data;
    return set ? [{ property, cards: cardsOf(set), hasWifi: set.wifi !== null }] : [];
  });
  const printed = all.flatMap(({ property, cards }) =>
    cards.filter((card) => !left.has(keyOf(property, card))),
  );

  function choose(key: string, chosen: boolean) {
    const next = new Set(left);
    if (chosen) next.delete(key);
    else next.add(key);
    setLeft(next);
  }

  const drawSet = ({ property, cards, hasWifi }: (typeof all)[number]) => (
    <CardSet
      property={property}
      cards={cards}
      hasWifi={hasWifi}
      logo={logo}
      isChosen={(card) => !left.has(keyOf(property, card))}
      onChoose={(card, isChosen) => choose(keyOf(property, card), isChosen)}
    />
  );
  const printButton = (
    <Button icon={Printer} disabled={printed.length === 0} onClick={() => print()}>
      {printed.length === 1 ? "Print 1 card" : printed.length > 1 ? `Print ${printed.length} cards` : "Print"}
    </Button>
  );
  return (
    <CardsFrame
      back={back}
      {...(all.length > 0 && { action: printButton, printed: formatPrinted(printed.length) })}
    >
      {loaded < properties.length && !failed && (
        <div className="mt-6">
          <output className="mb-2 block text-soft">{`Drawing the cards: ${loaded} of ${properties.length}`}</output>
          <ProgressBar label="Homes with cards ready" value={loaded} max={properties.length} />
        </div>
      )}
      {failed?.error && (
        <LoadFailed
          error={failed.error}
          onRetry={() => Promise.all(sets.filter(({ data }) => !data).map(({ refetch }) => refetch()))}
        >
          {loaded === 0
            ? "Failed to draw the cards."
            : `Cards for ${properties.length - loaded} homes are missing.`}{" "}
          Please try again.
        </LoadFailed>
      )}
      {/* One property needs no fold, nor its name again. */}
      {properties.length === 1 && all.map((set) => <section key={set.property.id}>{drawSet(set)}</section>)}
      {properties.length > 1 && all.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {all.map(({ property, cards, hasWifi }) => {
            const chosen = cards.filter((card) => !left.has(keyOf(property, card))).length;
            return (
              <details key={property.id} open={property.id === opened?.id} className="group">
                <summary className="flex min-h-16 items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 wrap-anywhere">
                    <h2 id={`cards-${property.id}`} className="text-xl">
                      {property.name}
                    </h2>
                    <span className="text-[0.9375rem] text-soft">{formatChosen(chosen, cards.length)}</span>
                  </span>
                  <ChevronDown
                    size={20}
                    aria-hidden
                    className="shrink-0 text-soft transition-transform group-open:rotate-180"
                  />
                </summary>
                <section aria-labelledby={`cards-${property.id}`} className="pb-8">
                  {drawSet({ property, cards, hasWifi })}
                </section>
              </details>
            );
          })}
        </div>
      )}
      <PrintedSheets cards={printed} logo={logo} />
    </CardsFrame>
  );
}

/** Returns "Prints 6 cards on 2 pages of A4." */
function formatPrinted(cards: number): string {
  if (cards === 0) return "Tick the cards to print.";
  const pages = Math.ceil(cards / boxes.length);
  return `Prints ${cards === 1 ? "1 card" : `${cards} cards`} on ${pages === 1 ? "1 page" : `${pages} pages`} of A4.`;
}

function formatChosen(chosen: number, all: number): string {
  const cards = all === 1 ? "1 card" : `${all} cards`;
  return `${chosen} of ${cards} chosen`;
}

/** The printed pages: A4, four cards a sheet, with cut marks. Hidden on the screen. */
function PrintedSheets({ cards, logo }: { cards: Card[]; logo: Picture | null }) {
  return (
    <div data-printed="" aria-hidden>
      {sheetsOf(cards).map((sheet, at) => (
        <svg key={at} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
          <path d={cutMarks} stroke="#000" strokeWidth="2" fill="none" />
          {sheet.map((card, place) => (
            <CardDrawing key={place} card={card} logo={logo} at={boxes[place]} />
          ))}
        </svg>
      ))}
    </div>
  );
}
