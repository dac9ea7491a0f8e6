import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, BellOff, BellRing, type LucideIcon } from "lucide-react";
import type { Product } from "#core/product.ts";
import { Button } from "#ui/Button.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { useProduct } from "#ui/product.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { readPushState, turnPushOff, turnPushOn, type PushState } from "#stays/push/pushDevice.ts";

const KEY = ["push-device"];
const ABOUT =
  "a guest without a code, what a guest reports or asks for, “We have arrived” and “We have left”, a home that the cleaner has marked as ready, what was left behind, and at noon what is missing for tonight";

const looksWith = ({
  name,
  contactEmail,
}: Product): Record<PushState["is"], { icon: LucideIcon; text: string }> => ({
  on: { icon: BellRing, text: `This device tells you about ${ABOUT}.` },
  off: { icon: Bell, text: `Hear straight away about ${ABOUT}, even while ${name} is closed.` },
  denied: {
    icon: BellOff,
    text: `This browser blocks messages from ${name}. Allow notifications for this site in its settings, then come back here.`,
  },
  unsupported: {
    icon: BellOff,
    text: "This browser cannot show notifications. You still get emails; another browser may work.",
  },
  "needs home screen": {
    icon: BellOff,
    text: `On an iPhone or iPad this works only from the home screen: press Share, then Add to Home Screen, and open ${name} from there.`,
  },
  "off on server": {
    icon: BellOff,
    text: `Notifications are not available here yet. Email reaches you as before. Write to ${contactEmail} if you want them.`,
  },
});

/** The switch for messages to this device (Stays 36). */
export function PhoneMessages() {
  const client = useQueryClient();
  const product = useProduct();
  // Permission is changed in the browser's settings: read again when the host comes back to the page.
  const { data: state } = useQuery({
    queryKey: KEY,
    queryFn: readPushState,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const turnOn = useCall({
    mutationFn: turnPushOn,
    onSuccess: (next) => {
      client.setQueryData(KEY, next);
      if (next.is === "on")
        showToast({
          title: "Notifications are on",
          description: "A first one is on its way to this device.",
        });
    },
    failure: {
      title: "Not turned on",
      description: "This browser could not be reached. Please try again.",
    },
  });
  const turnOff = useCall({
    mutationFn: turnPushOff,
    onSuccess: () => {
      client.setQueryData<PushState>(KEY, { is: "off" });
      showToast({
        title: "Notifications are off",
        description: "Email reaches you as before.",
      });
    },
    failure: { title: "Error", description: "Failed to turn notifications off. Please try again." },
  });
  if (!state) return null;
  const { icon: Icon, text } = looksWith(product)[state.is];
  return (
    <SettingsRow
      id="notifications"
      title="Notifications on this device"
      value={state.is === "on" ? "On" : "Off"}
    >
      <p className="mb-4 flex max-w-measure gap-2 text-soft">
        <Icon
          size={20}
          aria-hidden
          className={state.is === "on" ? "mt-0.5 shrink-0 text-leaf" : "mt-0.5 shrink-0"}
        />
        {text}
      </p>
      {state.is === "off" && (
        <Button variant="secondary" icon={BellRing} busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
          Turn on notifications
        </Button>
      )}
      {state.is === "on" && (
        <Button
          variant="secondary"
          icon={BellOff}
          busy={turnOff.isPending}
          onClick={() => turnOff.mutate(state.id)}
        >
          Turn off notifications
        </Button>
      )}
    </SettingsRow>
  );
}
