import { Link } from "react-router";
import type { Card } from "#guidebooks/cards/cardOf.ts";
import { CardTile } from "#guidebooks/cards/CardTile.tsx";
import type { Picture } from "#media/contract.ts";
import { linkLook } from "#ui/buttonLook.ts";

interface CardSetProps {
  property: { id: string };
  cards: readonly Card[];
  hasWifi: boolean;
  logo: Picture | null;
  isChosen: (card: Card) => boolean;
  onChoose: (card: Card, isChosen: boolean) => void;
}

/** The cards of one property, and what would add others. */
export function CardSet({ property, cards, hasWifi, logo, isChosen, onChoose }: CardSetProps) {
  const hasGuides = cards.some(({ kind }) => kind === "guide");
  return (
    <>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-6">
        {cards.map((card) => (
          <CardTile
            key={card.id}
            card={card}
            logo={logo}
            chosen={isChosen(card)}
            onChoose={(chosen) => onChoose(card, chosen)}
            note={card.kind === "wifi" ? "Shows the password: keep it inside." : undefined}
          />
        ))}
      </ul>
      {!(hasWifi && hasGuides) && <Missing property={property} hasWifi={hasWifi} hasGuides={hasGuides} />}
    </>
  );
}

interface MissingProps extends Pick<CardSetProps, "property" | "hasWifi"> {
  hasGuides: boolean;
}

/** Shows what would add cards to the property. */
function Missing({ property, hasWifi, hasGuides }: MissingProps) {
  const what = [!hasWifi && "a Wi-Fi network", !hasGuides && "how-to guides"].filter(Boolean).join(" and ");
  return (
    <p className="mt-4 text-[0.9375rem] text-soft">
      You will get a card for each once you{" "}
      <Link to={`/guidebooks/${property.id}`} className={linkLook}>
        add {what}
      </Link>
      .
    </p>
  );
}
