import { useRef, useState } from "react";
import type { Picture } from "#media/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { showToast } from "#ui/toast.ts";
import { CardDrawing } from "#guidebooks/cards/CardDrawing.tsx";
import { cardPng, cardSvg } from "#guidebooks/cards/cardFile.ts";
import { download } from "#ui/download.ts";
import type { Card } from "#guidebooks/cards/cardOf.ts";

interface CardTileProps {
  card: Card;
  logo: Picture | null;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

const formats = { PNG: cardPng, SVG: cardSvg };
type Format = keyof typeof formats;

/** The preview of a card, whether it is printed, and its downloads. */
export function CardTile({ card, logo, chosen, onChoose }: CardTileProps) {
  const figure = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState<Format | null>(null);

  async function save(format: Format) {
    const drawn = figure.current?.querySelector("svg");
    if (!drawn || busy) return;
    setBusy(format);
    try {
      download(await formats[format](drawn), `${fileName(card)}.${format.toLowerCase()}`);
    } catch {
      showToast({
        title: "Card not saved",
        description: "Your browser could not draw it. Please try again, or print it.",
        variant: "destructive",
      });
    }
    setBusy(null);
  }

  return (
    <li>
      <figure ref={figure}>
        <CardDrawing
          card={card}
          logo={logo}
          className="h-auto w-full rounded-field border border-line shadow-soft"
        />
      </figure>
      <Checkbox
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        label={
          <>
            Print <span className="sr-only">{card.property}: </span>
            {card.title}
          </>
        }
      />
      <div className="flex flex-wrap gap-2">
        {(["PNG", "SVG"] as const).map((format) => (
          <Button
            key={format}
            size="small"
            variant="secondary"
            busy={busy === format}
            aria-label={`Save ${card.title} of ${card.property} as ${format}`}
            onClick={() => void save(format)}
          >
            {format}
          </Button>
        ))}
      </div>
    </li>
  );
}

const fileName = ({ property, title }: Card) =>
  `${property} ${title}`
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 100);
