import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";

/** What runs in threads of its own is a file of its own beside the server's, whole too. */
function contentThread(): Plugin {
  return {
    name: "content-thread",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle: async ({ dir }) => {
      await build({
        configFile: false,
        logLevel: "warn",
        ssr: { noExternal: true },
        build: {
          ssr: "./src/guidebooks/contentThread.server.ts",
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          rollupOptions: { output: { entryFileNames: "contentThread.js", codeSplitting: false } },
        },
      });
    },
  };
}

/**
 * Takes out of the guest page's style what Tailwind brings and nothing on the page uses: registrations of custom
 * properties, whose values stand in its own fallback, and colours and animations of other screens. The style comes
 * with every page (docs/decisions/011).
 */
const slimGuestStyle: Plugin = {
  name: "slim-guest-style",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== "asset" || !/^assets\/guest-.*\.css$/.test(asset.fileName)) continue;
      let style = asset.source.toString();
      style = style.replaceAll(/@property [^}]*\}/g, "");
      style = style.replace(
        /(@layer properties\{)@supports (?:(?!\{).)*(\{[^{}]*\{[^{}]*\}\})\}/s,
        (_all, layer, rule) => {
          return layer + String(rule).slice(1);
        },
      );
      const isUsed = (name: string) => style.includes(`var(${name})`) || style.includes(`var(${name},`);
      style = style.replaceAll(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (rule, name) =>
        isUsed(String(name)) ? rule : "",
      );
      style = style.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) =>
        style.includes(`:${name} `) ? rule : "",
      );
      asset.source = style;
    }
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), contentThread(), slimGuestStyle],
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: [
            "./src/guest/enhance.ts",
            "./src/site/enhance.ts",
            "./src/guest/guest.css",
            "./src/guest/paper.css",
            "./src/guest/serviceWorker.ts",
            "./src/billing/testBilling/testBilling.css",
          ],
        },
      },
    },
    ssr: {
      // One file starts ten times faster than 3,000, and React runs in its production form whatever NODE_ENV says.
      ...(command === "build" && {
        resolve: { noExternal: true, external: ["better-sqlite3", "sharp", "@node-rs/argon2"] },
      }),
      // Whole, so that a running server needs nothing of a build that the next one replaces.
      build: { rollupOptions: { input: "./src/server/app.ts", output: { codeSplitting: false } } },
    },
  },
}));
