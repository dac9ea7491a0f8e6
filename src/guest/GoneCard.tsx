import type { ReactNode } from "react";
import { ProductMark } from "#guest/ProductMark.tsx";
import { LostScene } from "#ui/scenes/LostScene.tsx";

interface GoneCardProps {
  heading: string;
  /** What happened. */
  text: string;
  /** Above the card, unless the page is about a guidebook, whose host may have removed it (Sharing 12). */
  productName?: string | undefined;
  /** What to do, and one filled button. */
  children: ReactNode;
}

/** The one card of a page that has nothing else. Screens have the same (`ui/NotFoundCard.tsx`). */
export function GoneCard({ heading, text, productName, children }: GoneCardProps) {
  return (
    <main className="gone">
      {productName !== undefined && <ProductMark productName={productName} />}
      <div className="gone-card">
        <LostScene className="gone-scene" />
        <h1>{heading}</h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  );
}
