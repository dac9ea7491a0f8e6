import { FileText, MessageSquare } from "lucide-react";
import { useId } from "react";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import type { StayProperty } from "#stays/stayProperty.ts";

/** A link to the messages, and for one property to its texts for Airbnb. */
export function TextsForGuests({ own }: { own: StayProperty | undefined }) {
  const heading = useId();
  return (
    <section id="messages" aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="mb-1 text-xl">
        Messages and texts
      </h2>
      <p className="mb-3 text-soft">
        Two messages are ready to send: “When they book” and “Three days before”. Edit them as you like.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/stays/messages" variant="secondary" icon={MessageSquare}>
          Ready messages
        </ButtonLink>
        {own?.mayShare && (
          <ButtonLink to={`/guidebooks/${own.guidebookId}/airbnb`} variant="secondary" icon={FileText}>
            For Airbnb
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
