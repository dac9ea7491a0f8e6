import { Link } from "react-router";
import { airbnbFieldNames, type AirbnbFieldName } from "#stays/airbnbExport/airbnbFieldNames.ts";
import { formatList } from "#core/format.ts";
import { linkLook } from "#ui/buttonLook.ts";

interface EmptyAirbnbFieldsProps {
  guidebookId: string;
  filled: readonly AirbnbFieldName[];
}

/** The names of the fields for which the guidebook has no text yet. */
export function EmptyAirbnbFields({ guidebookId, filled }: EmptyAirbnbFieldsProps) {
  const empty = airbnbFieldNames.filter((name) => !filled.includes(name));
  if (empty.length === 0) return null;
  return (
    <p className="mt-6 text-soft">
      Your guidebook has nothing yet for {formatList(empty)}.{" "}
      <Link to={`/guidebooks/${guidebookId}`} className={linkLook}>
        Write it in the guidebook
      </Link>
    </p>
  );
}
