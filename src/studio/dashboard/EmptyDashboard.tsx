import { BookOpen, Sparkles } from "lucide-react";
import { ButtonLink } from "#platform/ui/ButtonLink.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";

export function EmptyDashboard() {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">Your Guidebooks</h2>
      <EmptyState
        as="h3"
        icon={BookOpen}
        title="No Guidebooks Yet"
        text="Create your first guidebook to get started."
        className="mt-5"
        action={
          <>
            <ButtonLink to="/create-simple" icon={Sparkles}>
              Generate with AI
            </ButtonLink>
            <ButtonLink to="/guidebooks/new" variant="secondary">
              Create Blank Guidebook
            </ButtonLink>
          </>
        }
      />
    </section>
  );
}
