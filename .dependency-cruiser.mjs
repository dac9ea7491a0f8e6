// Imports run one way. A folder may use itself, what its row names and the table of screens; there are no exceptions.
const below = {
  platform: [],
  languages: ["platform"],
  llm: ["platform"],
  scenes: [],
  analytics: ["platform"],
  sections: ["platform", "languages", "analytics"],
  search: ["platform", "languages", "analytics", "sections"],
  accounts: ["platform", "scenes", "analytics"],
  billing: ["platform", "languages", "analytics", "sections", "accounts"],
  media: ["platform", "languages", "analytics", "sections", "accounts"],
  places: ["platform", "languages", "analytics", "sections", "accounts"],
};
below.guidebooks = [...below.places, "billing", "media", "places"];
below.backups = ["platform", "media"];
below.insight = [...below.guidebooks, "guidebooks", "search"];
below.generation = [...below.guidebooks, "guidebooks", "llm"];
below.push = [...below.guidebooks, "guidebooks"];
below.notices = [...below.guidebooks, "guidebooks"];
below.translation = [...below.guidebooks, "guidebooks", "llm"];
below.stays = [...below.notices, "notices", "push", "translation"];
below.calendars = [...below.stays, "stays"];
below.tonight = [...below.calendars, "calendars"];
below.channels = [...below.tonight, "tonight"];
below.turnovers = [...below.tonight, "tonight"];
below.members = [...below.turnovers, "turnovers"];
below.guest = ["insight", "search", ...below.calendars, "calendars", "scenes"];
below.studio = [
  "insight",
  "search",
  ...below.calendars,
  "calendars",
  "members",
  "tonight",
  "turnovers",
  "channels",
  "generation",
  "scenes",
];
below.site = [...below.studio, "studio"];
below.transfer = [...below.guest, "guest", "members"];
below.operator = [...below.transfer, "transfer"];
below.manuals = [...below.transfer, ...below.studio, "studio", "transfer", "llm"];
below.shell = [...below.site, "site", "transfer", "manuals"];

const TEST = "\\.test\\.tsx?$";
const SERVER = "\\.server\\.tsx?$";

const oneWay = Object.entries(below).map(([folder, allowed]) => ({
  name: `${folder}-imports-one-way`,
  comment: `${folder} may use ${[folder, ...allowed].join(", ")} and the table of screens.`,
  severity: "error",
  from: { path: `^src/${folder}/`, pathNot: TEST },
  to: { path: "^src/", pathNot: `^src/((${[folder, ...allowed].join("|")})/|screens\\.ts$)` },
}));

export default {
  forbidden: [
    ...oneWay,
    {
      name: "no-circles",
      severity: "error",
      from: { path: "^src/" },
      to: { circular: true },
    },
    {
      name: "server-stays-on-the-server",
      comment: "Only server files, the server folder, the API and tests import what runs on the server.",
      severity: "error",
      from: { path: "^src/", pathNot: `${SERVER}|^src/(server|testing)/|^src/api\\.ts$|${TEST}` },
      to: { path: SERVER, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "node-stays-on-the-server",
      comment: "No browser has Node's modules.",
      severity: "error",
      from: { path: "^src/", pathNot: `${SERVER}|^src/(server|testing)/|${TEST}` },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "src-stands-alone",
      comment: "What runs beside the product uses it, not the other way round.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(e2e|scripts|bench)/" },
    },
    {
      name: "testing-is-for-tests",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/testing/|${TEST}` },
      to: { path: "^src/testing/" },
    },
    {
      name: "one-way-out",
      comment: "URLs that people gave are fetched by Platform alone; over another network only in tests.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/(platform/safeFetch|testing)/|${TEST}` },
      to: {
        path: "^src/platform/safeFetch/(fetchOver|postOver|request)\\.",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "screens-are-a-table",
      comment: "Every folder may read which screens there are, so the table itself uses nothing.",
      severity: "error",
      from: { path: "^src/screens\\.ts$" },
      to: {},
    },
    {
      name: "guest-is-a-leaf",
      comment:
        "What guests read is not a library: only what serves it or hands it over imports it, tests included.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(guest|server|transfer)/|^src/api\\.ts$" },
      to: { path: "^src/guest/" },
    },
    {
      name: "only-the-server-folder-wires",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/(server|testing)/|${TEST}` },
      to: { path: "^src/server/" },
    },
    {
      name: "resolves",
      comment: "`virtual:` modules are made by the build, and `hast` is a package of types alone.",
      severity: "error",
      from: { path: "^src/" },
      to: { couldNotResolve: true, pathNot: "^(virtual:|hast$)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$|^migrations|\\?(url|raw)$" },
    // Reads types too; `tsPreCompilationDeps` would ask for a compiler that TypeScript 7 no longer is.
    parser: "swc",
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
