/** The order of the folders in `src`. A folder imports itself and those before it; there are no exceptions. */
const FOLDERS = [
  "core",
  "ui",
  "analytics",
  "sections",
  "accounts",
  "billing",
  "media",
  "places",
  "search",
  "guidebooks",
  "stays",
  "generation",
  "editor",
  "guest",
  "site",
  "operations",
  "contentImport",
  "app",
];

const TEST = "\\.test\\.tsx?$";
const SERVER = "\\.server\\.tsx?$";

const oneWay = FOLDERS.map((folder, at) => ({
  name: `${folder}-imports-one-way`,
  comment: `${folder} may use ${FOLDERS.slice(0, at + 1).join(", ")}.`,
  severity: "error",
  from: { path: `^src/${folder}/`, pathNot: TEST },
  to: { path: "^src/", pathNot: `^src/(${FOLDERS.slice(0, at + 1).join("|")})/` },
}));

export default {
  forbidden: [
    ...oneWay,
    {
      name: "folders-are-listed",
      comment: "A new folder in src has its place in the order.",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: `^src/(${FOLDERS.join("|")})/` },
      to: {},
    },
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
      from: { path: "^src/", pathNot: `${SERVER}|^src/app/(server/|api\\.ts$)|${TEST}` },
      to: { path: SERVER, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "node-stays-on-the-server",
      comment: "No browser has Node's modules.",
      severity: "error",
      from: { path: "^src/", pathNot: `${SERVER}|^src/app/server/|${TEST}` },
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
      name: "test-is-for-tests",
      severity: "error",
      from: { path: "^src/", pathNot: TEST },
      to: { path: "^test/" },
    },
    {
      name: "one-way-out",
      comment: "URLs that people gave are fetched by safeFetch alone; over another network only in tests.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/core/safeFetch/|${TEST}` },
      to: {
        path: "^src/core/safeFetch/(fetchOver|postOver|request)\\.",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "guest-is-a-leaf",
      comment:
        "What guests read is not a library: only what serves it or hands it over imports it, tests included.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(guest|app|operations)/" },
      to: { path: "^src/guest/" },
    },
    {
      name: "only-the-server-folder-wires",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/app/server/|${TEST}` },
      to: { path: "^src/app/server/" },
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
