import type { ReactNode } from "react";
import { LostScene } from "#ui/scenes/LostScene.tsx";

interface GoneCardProps {
  heading: string;
  /** What happened. */
  text: string;
  /** What to do, and one filled button. */
  children: ReactNode;
}

/** The one card of a page that has nothing else. Screens have the same (`ui/NotFoundCard.tsx`). */
export function GoneCard({ heading, text, children }: GoneCardProps) {
  return (
    <main className="gone">
      <div className="gone-card">
        <LostScene className="gone-scene" />
        <h1>{heading}</h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  );
}
