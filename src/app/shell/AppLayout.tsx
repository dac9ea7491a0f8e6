import { Outlet } from "react-router";
import { AppFrame } from "#app/shell/AppFrame.tsx";

/** On a phone's home screen the product is an installed app, which iOS requires for push notifications. */
export const links = () => [{ rel: "manifest", href: "/host.webmanifest" }];

export default function AppLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
