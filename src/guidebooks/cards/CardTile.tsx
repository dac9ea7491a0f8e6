import { Download } from "lucide-react";
import { useRef, useState } from "react";
import type { Picture } from "#media/contract.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Menu, MenuItem } from "#ui/Menu.tsx";
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
  /** What to know before it hangs. */
  note: string | undefined;
}

const formats = { PNG: cardPng, SVG: cardSvg };
type Format = keyof typeof formats;

/** The preview of a card, whether it is printed, and its downloads. */
export function CardTile({ card, logo, chosen, onChoose, note }: CardTileProps) {
  const figure = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);

  async function save(format: Format) {
    const drawn = figure.current?.querySelector("svg");
    if (!drawn || busy) return;
    setBusy(true);
    try {
      download(await formats[format](drawn), `${fileName(card)}.${format.toLowerCase()}`);
    } catch {
      showToast({
        title: "Card not saved",
        description: "Your browser could not draw it. Please try again, or print it.",
        variant: "destructive",
      });
    }
    setBusy(false);
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
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <div className="min-w-0 flex-1 basis-20">
          <Checkbox
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            label={
              <>
                <span className="sr-only">Print {card.property}: </span>
                {card.title}
              </>
            }
          />
        </div>
        <Menu
          trigger={
            <IconButton
              icon={Download}
              label={busy ? "Saving..." : `Save card: ${card.title} of ${card.property}`}
              className="-mr-2.5"
            />
          }
        >
          {(["PNG", "SVG"] as const).map((format) => (
            <MenuItem key={format} onSelect={() => void save(format)}>
              As {format}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {note && <p className="text-sm text-soft">{note}</p>}
    </li>
  );
}

const fileName = ({ property, title }: Card) =>
  `${property} ${title}`
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 100);
