import { AppFrame } from "#app/shell/AppFrame.tsx";
import DashboardScreen from "#editor/dashboard/DashboardScreen.tsx";

/** The dashboard at "/", where no layout surrounds it. */
export default function HostsHome() {
  return (
    <AppFrame>
      <DashboardScreen />
    </AppFrame>
  );
}
