import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import manifest from "./package.json" with { type: "json" };
import { build, defineConfig, type Plugin } from "vite";
import { directIcons } from "./scripts/directIcons.ts";
import { guestScript } from "./scripts/guestScript.ts";
import { pureSchemas, smallZod } from "./scripts/pureSchemas.ts";
import { screenChunks } from "./scripts/screenChunks.ts";

/** The modules of child processes; each is built into one separate file next to the server's. */
const CHILD_PROCESSES = {
  contentProcess: "./src/guidebooks/contentProcess.server.ts",
  importProcess: "./src/operations/export/importProcess.server.ts",
  manualProcess: "./src/contentImport/manualProcess.server.ts",
  regionProcess: "./src/operations/regions/regionProcess.server.ts",
  searchProcess: "./src/guest/search/searchProcess.server.ts",
};

function childProcesses(): Plugin {
  return {
    name: "child-processes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle: async ({ dir }) => {
      for (const [name, module] of Object.entries(CHILD_PROCESSES))
        await build({
          configFile: false,
          logLevel: "warn",
          ssr: { noExternal: true, external: ["better-sqlite3"] },
          build: {
            ssr: module,
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            rollupOptions: { output: { entryFileNames: `${name}.js`, codeSplitting: false } },
          },
        });
    },
  };
}

export default defineConfig(({ command }) => ({
  // Screens show the version; all of package.json would be in their code otherwise.
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(manifest.version) },
  plugins: [
    tailwindcss(),
    reactRouter(),
    childProcesses(),
    guestScript(),
    pureSchemas(),
    smallZod(),
    directIcons(),
  ],
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: [
            "./src/guest/enhance.ts",
            "./src/guest/pollForDecision.ts",
            "./src/site/enhance.ts",
            "./src/guest/arrival.css",
            "./src/guest/notFoundPage.css",
            "./src/guest/formats.css",
            "./src/guest/extras.css",
            "./src/guest/guest.css",
            "./src/guest/guides.css",
            "./src/guest/paper.css",
            "./src/guest/pictures.css",
            "./src/guest/stay.css",
            "./src/guest/wayIn.css",
            "./src/guest/wrong.css",
            "./src/guest/script/stayForms.ts",
            "./src/guest/script/reporting.ts",
            "./src/guest/serviceWorker.ts",
            "./src/app/hostWorker/serviceWorker.ts",
            "./src/billing/testBilling/testBilling.css",
            "./src/stays/turnovers/enhance.ts",
            "./src/stays/turnovers/serviceWorker.ts",
            "./src/stays/turnovers/turnovers.css",
          ],
          output: {
            codeSplitting: { groups: screenChunks },
            // A small one is named after all that load it, and guests would load those names.
            chunkFileNames: ({ name }) =>
              name.startsWith("small~") ? "assets/small-[hash].js" : "assets/[name]-[hash].js",
          },
        },
      },
    },
    ssr: {
      // One file starts ten times faster than 3,000, and React runs in its production form whatever NODE_ENV says.
      ...(command === "build" && {
        resolve: { noExternal: true, external: ["better-sqlite3", "sharp", "@node-rs/argon2"] },
      }),
      // Whole, so that a running server needs nothing of a build that the next one replaces.
      build: { rollupOptions: { input: "./src/app/server/app.ts", output: { codeSplitting: false } } },
    },
  },
}));
