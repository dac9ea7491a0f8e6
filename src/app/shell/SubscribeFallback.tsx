import { LogOut } from "lucide-react";
import { SessionEnded } from "#accounts/SessionEnded.tsx";
import { SubscribeScreen } from "#billing/SubscribeScreen.tsx";
import { buttonLook } from "#ui/buttonLook.ts";
import { useProduct } from "#ui/product.tsx";
import { AccountSwitcher } from "#app/shell/AccountSwitcher.tsx";
import { GuidebookOutOfReach } from "#app/shell/GuidebookOutOfReach.tsx";
import { GuidebooksToTakeDown } from "#app/shell/GuidebooksToTakeDown.tsx";
import { GuestAccessNotice, GuestAccessCard } from "#app/shell/GuestAccessNotice.tsx";
import { YourData } from "#operations/export/YourData.tsx";
import { DeleteAccount } from "#operations/accountDeletion/DeleteAccount.tsx";
import { SignOut } from "#app/shell/SignOut.tsx";

/** What every path shows to a host without a subscription, except the public pages (Screens 1). */
export default function SubscribeFallback() {
  const { hasSite } = useProduct();
  const signOut = (
    <SignOut className={buttonLook({ variant: "quiet", className: "-mr-5" })}>
      <LogOut size={18} aria-hidden />
      Sign out
    </SignOut>
  );
  return (
    <SubscribeScreen
      notice={<GuidebookOutOfReach />}
      signOut={signOut}
      product={hasSite ? { scene: <GuestAccessNotice />, card: <GuestAccessCard /> } : undefined}
      settings={
        <>
          <YourData />
          <DeleteAccount />
        </>
      }
    >
      <AccountSwitcher on="day" />
      <GuidebooksToTakeDown />
      <SessionEnded />
    </SubscribeScreen>
  );
}
