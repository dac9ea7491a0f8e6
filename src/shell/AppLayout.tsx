import { Outlet } from "react-router";
import { AppFrame } from "#shell/AppFrame.tsx";

export default function AppLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
