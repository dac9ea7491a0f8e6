import { FileText, MessageSquare } from "lucide-react";
import { ButtonLink } from "#ui/ButtonLink.tsx";

/** The way to what a host sends besides a link: ready messages, and texts for a platform's own fields. */
export function ShareTexts({ guidebookId }: { guidebookId: string }) {
  return (
    <>
      <p className="text-[0.9375rem] text-soft">
        Two messages are ready for each stay. What guests need most also fits into Airbnb’s own fields, as
        plain text.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to="/stays/messages" variant="secondary" icon={MessageSquare}>
          Ready messages
        </ButtonLink>
        <ButtonLink to={`/guidebooks/${guidebookId}/airbnb`} variant="secondary" icon={FileText}>
          For Airbnb
        </ButtonLink>
      </div>
    </>
  );
}
