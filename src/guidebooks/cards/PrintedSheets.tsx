import type { Picture } from "#media/contract.ts";
import { CardDrawing } from "#guidebooks/cards/CardDrawing.tsx";
import type { Card } from "#guidebooks/cards/cardOf.ts";
import { boxes, cutMarks, SHEET, sheetsOf } from "#guidebooks/cards/cardSize.ts";

/** The printed pages: A4, four cards a sheet, with cut marks. Hidden on the screen. */
export function PrintedSheets({ cards, logo }: { cards: Card[]; logo: Picture | null }) {
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
