import { QrCode } from "lucide-react";
import { ButtonLink } from "#ui/ButtonLink.tsx";

/** The way to what hangs in the home. */
export function ShareCards({ guidebookId }: { guidebookId: string }) {
  return (
    <>
      <p className="text-[0.9375rem] text-soft">
        Guests point their camera to open the guidebook, join the Wi-Fi, or see how the coffee machine works.
      </p>
      <ButtonLink to={`/guidebooks/${guidebookId}/cards`} variant="secondary" icon={QrCode} className="mt-3">
        Cards
      </ButtonLink>
    </>
  );
}
