import { storeChoice, useChoice } from "#analytics/choice.ts";
import { leaveGoogle } from "#analytics/google.ts";
import { useOffer } from "#analytics/consentOffer.tsx";

/** Withdraws the choice about Google Analytics, and asks again. Renders nothing without a choice. */
export function ChangeChoice({ className }: { className?: string }) {
  const choice = useChoice();
  const offer = useOffer();
  if (!offer || choice === null || choice === "unknown") return null;

  function change() {
    storeChoice(null, localStorage);
    leaveGoogle();
  }

  return (
    <button type="button" className={className} onClick={change}>
      Change analytics choice
    </button>
  );
}
