import { auditForOperator, lineOf } from "#generation/audit/jobs.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

const [guidebook] = process.argv.slice(2);

if (guidebook === undefined) {
  process.stderr.write("npm run places:audit -- GUIDEBOOK   (its id, or the key in its permanent link)\n");
  process.exit(2);
}

await openDatabaseForScript(async (context) => {
  const audited = await auditForOperator(context, guidebook);
  if (!audited) throw new Error(`There is no guidebook ${guidebook}.`);
  const lines = audited.places.map((place) => `${place.kind.padEnd(10)}${lineOf(place).slice(2)}\n`);
  process.stdout.write(
    lines.length === 0 ? `All places of ${audited.name} are as the map has them.\n` : lines.join(""),
  );
});
