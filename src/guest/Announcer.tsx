import { spokenByScript } from "#guest/spokenByScript.ts";
import { usePage } from "#sections/page.ts";

/** Reads out what the script reports. It holds the script's texts. */
export function Announcer() {
  const { texts } = usePage();
  return <output className="sr-only" data-announce={JSON.stringify(spokenByScript(texts))} />;
}
