import { useQuery } from "@tanstack/react-query";
import { Houses, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { guidebooksQuery, sharedSectionsQuery } from "#guidebooks/client.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { SetForProperties } from "#editor/shared/SetForProperties.tsx";
import { SharedList } from "#editor/shared/SharedList.tsx";

/** The shared sections; behind a button the form that sets one section for many properties (Shared content 3). */
export default function SharedScreen() {
  const guidebooks = useQuery(guidebooksQuery);
  const shared = useQuery(sharedSectionsQuery());
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const error = guidebooks.error ?? shared.error;
  const isLoaded = guidebooks.data !== undefined && shared.data !== undefined;
  const mayShare = isLoaded && guidebooks.data.length > 1;
  const isEmpty = shared.data?.length === 0;

  function close() {
    flushSync(() => setAdding(false));
    button.current?.focus();
  }

  const shareButton = mayShare && !isAdding && (
    <Button ref={button} icon={Plus} onClick={() => setAdding(true)}>
      <span>
        Add<span className={isEmpty ? undefined : "max-sm:sr-only"}> a section</span>
      </span>
    </Button>
  );
  return (
    <>
      <PageTitle>Shared sections</PageTitle>
      <PageHeader
        title="Shared sections"
        subtitle="Write it once and use it in several homes. Change it in one and it changes in all of them."
        action={!isEmpty && shareButton}
      />
      {!isLoaded && error && (
        <LoadFailed error={error} onRetry={() => Promise.all([guidebooks.refetch(), shared.refetch()])}>
          Failed to load your shared sections. Please try again.
        </LoadFailed>
      )}
      {!isLoaded && !error && <Skeleton className="h-60" />}
      {isLoaded && (
        <div className="space-y-6">
          {isAdding && <SetForProperties guidebooks={guidebooks.data} shared={shared.data} onClose={close} />}
          {!isEmpty && <SharedList shared={shared.data} />}
          {isEmpty && !isAdding && (
            <EmptyState
              icon={Houses}
              title="Nothing is shared yet"
              text={
                mayShare
                  ? "The Wi-Fi of one building, the house rules, how the oven works: each can be in several homes."
                  : "You need at least two guidebooks for this. Duplicate one, or create another."
              }
              action={shareButton}
            />
          )}
        </div>
      )}
    </>
  );
}
