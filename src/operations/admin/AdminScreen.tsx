import { Accounts } from "#operations/admin/Accounts.tsx";
import { OperatorLog } from "#operations/admin/OperatorLog.tsx";
import { ServerFigures } from "#operations/admin/ServerFigures.tsx";
import { MapRegions } from "#operations/regions/MapRegions.tsx";
import { ServerSettings } from "#operations/settings/ServerSettings.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

/** The server as its operators see it: its state, its accounts, its settings, its map data, and what operators did (Operator 4). */
export default function AdminScreen() {
  return (
    <>
      <PageTitle>Server</PageTitle>
      <PageHeader title="Server" subtitle="Only operators of this server see this page." />
      <div className="grid gap-8">
        <ServerFigures />
        <Accounts />
        <ServerSettings />
        <MapRegions />
        <OperatorLog />
      </div>
    </>
  );
}
