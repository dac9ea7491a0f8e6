// How many localities of Australia are found: node bench/towns/recall.ts [400]
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completePostalAddress } from "#places/index/complete.server.ts";
import { locatePostalAddress } from "#places/index/locate.server.ts";
import { shippedLocalities, type Locality } from "#places/localities.ts";
import { readConfig } from "#core/config.server.ts";
import { openContext } from "#core/context.server.ts";
import { randomFrom } from "../syntheticPlaces.ts";
import { makeTables } from "./host.ts";

const size = Number(process.argv[2] ?? 400);
const { db } = openContext({
  config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-recall-")), BILLING: "off" }),
});
await makeTables(db);
const random = randomFrom(7);
const australian = shippedLocalities().filter(({ country }) => country === "AU");
const some = Array.from({ length: size }, () => australian[Math.floor(random() * australian.length)]).filter(
  (each) => each !== undefined,
);
const counts = { byName: 0, firstFive: 0, withPostcode: 0, byPostcode: 0, inState: 0, wrongState: 0 };

/** The town itself, or one of the towns that the host is asked about. */
async function isFound(text: string, wanted: Locality): Promise<boolean> {
  const found = await locatePostalAddress(db, { text });
  if ("choices" in found) {
    return found.choices.some(
      ({ placeId }) => placeId.includes(`/${wanted.state}/${wanted.name}/`) || placeId.startsWith("index:"),
    );
  }
  return found.located?.state === wanted.state && found.located.locality === wanted.name;
}

for (const wanted of some) {
  const { name, state, postcodes } = wanted;
  if (await isFound(name, wanted)) counts.byName += 1;
  const suggested = await completePostalAddress(db, name, "AU");
  const isSuggested = suggested
    .slice(0, 5)
    .some(({ placeId }) => placeId.includes(`/${state}/${name}/${postcodes[0] ?? ""}`));
  if (isSuggested) counts.firstFive += 1;
  for (const postcode of postcodes.slice(0, 1)) {
    counts.withPostcode += 1;
    if (await isFound(`${name} ${postcode}`, wanted)) counts.byPostcode += 1;
  }
  const stated = await locatePostalAddress(db, { text: `${name} ${state}` });
  if (await isFound(`${name} ${state}`, wanted)) counts.inState += 1;
  if (!("choices" in stated) && stated.located && stated.located.state !== state) counts.wrongState += 1;
}
for (const [what, count] of Object.entries(counts))
  process.stdout.write(`| ${what} | ${count} of ${some.length} |\n`);
process.exit(0);
