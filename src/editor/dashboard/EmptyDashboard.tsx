import { Sparkles } from "lucide-react";
import { useMay } from "#accounts/session.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { GuidebookPicture } from "#editor/dashboard/GuidebookPicture.tsx";

export function EmptyDashboard() {
  const mayCreate = useMay("create");
  return (
    <section className="mt-10">
      <h2 className="text-2xl">Your Guidebooks</h2>
      <EmptyState
        as="h3"
        picture={<CardToBe />}
        title="No Guidebooks Yet"
        text={
          mayCreate
            ? "Create your first guidebook to get started."
            : "Nothing has been shared with you here yet."
        }
        className="mt-5"
        action={
          mayCreate && (
            <>
              <ButtonLink to="/create-simple" icon={Sparkles}>
                Generate with AI
              </ButtonLink>
              <ButtonLink to="/guidebooks/new" variant="secondary">
                Create Blank Guidebook
              </ButtonLink>
            </>
          )
        }
      />
    </section>
  );
}

/** The card that will stand here, still without words. */
function CardToBe() {
  return (
    <Card aria-hidden padded={false} className="w-60 overflow-hidden">
      <GuidebookPicture
        guidebook={{ id: "to-be", name: "", cover: null, coverFocus: null }}
        postalAddress={null}
        className="block h-28 w-full"
      />
      <div className="p-4">
        <div className="h-4 w-2/3 rounded-full bg-line" />
        <div className="mt-3 h-2.5 w-1/2 rounded-full bg-line/60" />
        <div className="mt-4 h-1.5 rounded-full bg-line" />
      </div>
    </Card>
  );
}
