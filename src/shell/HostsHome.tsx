import { AppFrame } from "#shell/AppFrame.tsx";
import DashboardScreen from "#studio/DashboardScreen.tsx";

/** The dashboard at "/", where no layout surrounds it. */
export default function HostsHome() {
  return (
    <AppFrame>
      <DashboardScreen />
    </AppFrame>
  );
}
