interface ImportMetaEnv {
  /** The version of the product, from `package.json`; undefined where nothing is built. */
  readonly VITE_VERSION: string | undefined;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}
