import { Outlet } from "react-router";
import { AppFrame } from "#app/shell/AppFrame.tsx";

/** On a phone's home screen the product is an app of its own, which an iPhone asks for before it shows messages. */
export const links = () => [{ rel: "manifest", href: "/host.webmanifest" }];

export default function AppLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
