import { Download, Play, RotateCcw } from "lucide-react";
import { formatBytes, formatMoment } from "#core/format.ts";
import { activeStates, type MapRegion } from "#operations/regions/contract.ts";
import { actionOf, stepOf } from "#operations/regions/stepOf.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";

interface RegionRowProps {
  region: MapRegion;
  /** Whether a region is under way: there is one at a time. */
  isBusy: boolean;
  onGet: () => void;
  onContinue: () => void;
}

export function RegionRow({ region, isBusy, onGet, onContinue }: RegionRowProps) {
  const { name, bytes, state, done, failure, importedAt, isNewer, isStalled } = region;
  const isActive = activeStates.includes(state);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {state === "failed" && <Badge tone="clay">{stepOf(region)}</Badge>}
          {isNewer && !isActive && state !== "failed" && <Badge>Newer map</Badge>}
        </p>
        <p className="text-sm text-soft">
          {formatBytes(bytes)}
          {importedAt !== null && ` · imported ${formatMoment(importedAt)}`}
        </p>
        {state === "failed" && failure !== null && <p className="mt-1 text-sm break-words">{failure}</p>}
        {isActive && (
          <div className="mt-2 max-w-md">
            <p className="text-sm">{progressOf(region)}</p>
            {state === "fetching" && <ProgressBar label={`Download of ${name}`} value={done} max={bytes} />}
          </div>
        )}
      </div>
      {!isActive && (
        <Button
          variant="secondary"
          icon={state === "none" ? Download : RotateCcw}
          disabled={isBusy}
          aria-label={`${actionOf(region)} ${name}`}
          onClick={onGet}
        >
          {actionOf(region)}
        </Button>
      )}
      {isStalled && (
        <Button variant="secondary" icon={Play} aria-label={`Continue ${name}`} onClick={onContinue}>
          Continue
        </Button>
      )}
    </li>
  );
}

const count = new Intl.NumberFormat("en-AU");

function progressOf(region: MapRegion): string {
  const { state, done, bytes, objects } = region;
  if (state === "fetching") return `${stepOf(region)}: ${formatBytes(done)} of ${formatBytes(bytes)}`;
  return objects > 0 ? `${stepOf(region)}: ${count.format(objects)} map objects` : stepOf(region);
}
