import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // A small table of screens: all of it in the document costs less than asking for it piece by piece.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
