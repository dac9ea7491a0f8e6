/** Returns a sentence for each thing that the notes of a release lack; none when `version` can be released. */
export function missingNotes(version, { changelog, upgrading }) {
  const missing = [];
  if (!/^\d+\.\d+\.\d+$/.test(version))
    missing.push(`package.json has the version ${version}; it must be like 1.2.3.`);
  const [newest = "", ...lines] = changelog.split(/^## /m)[1]?.split("\n") ?? [];
  if (headingOf(newest) !== version)
    missing.push(`CHANGELOG.md begins with "${newest}"; its newest block must be ${version}.`);
  if (!lines.includes("**Breaking**"))
    missing.push('The newest block of CHANGELOG.md has no line "**Breaking**".');
  if (!upgrading.split("\n").some((line) => line.startsWith("## ") && headingOf(line.slice(3)) === version))
    missing.push(`docs/upgrading.md has no heading for ${version}.`);
  return missing;
}

/** A heading may have a date after the version. */
const headingOf = (heading) => heading.split(" ")[0];
