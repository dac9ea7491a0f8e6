import { basename } from "node:path";
import type { Rolldown } from "vite";
import { FRAME_FILE } from "#core/screens.ts";

/** Parts of the interface that this many routes load come with each. */
const COMMON_FROM = 9;

/** The screens that a host opens most: each of them loads nothing that it does not need. */
const MAIN_SCREENS = [
  "editor/dashboard/DashboardScreen.tsx",
  "editor/EditorScreen.tsx",
  "stays/screens/StaysScreen.tsx",
] as const;
/** Draws a main screen at another path. */
const SAME_SCREEN: Record<string, string> = {
  "app/shell/HostsHome.tsx": "editor/dashboard/DashboardScreen.tsx",
};

/** The folders of `src`, in import order. */
const DOMAINS = [
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
  "operations",
  "contentImport",
  "app",
];

/** The dashboard with Stays, and with both others: they come with the frame. */
const isOfSeveralMainScreens = (roots: readonly string[]) =>
  WITH_FRAME.includes(mainScreensOf(roots)) && !isOfSignIn(roots);

const nameOf = (screens: readonly string[]) => screens.map((screen) => basename(screen, ".tsx")).join("-");
/** The sets of main screens, the larger ones first. What the last two share is little: all three load it. */
const SETS_OF_SCREENS = [
  ...[
    [0, 1, 2],
    [0, 1],
    [0, 2],
  ].map((set) => nameOf(MAIN_SCREENS.filter((_, at) => set.includes(at)))),
  ...MAIN_SCREENS.map((screen) => `${nameOf([screen])}s`),
  ...MAIN_SCREENS.map((screen) => nameOf([screen])),
];

const [DASHBOARD, , STAYS] = MAIN_SCREENS;
const WITH_FRAME = [nameOf(MAIN_SCREENS), nameOf([DASHBOARD, STAYS])];

const LIBRARY =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|@radix-ui\/react-(?:slot|compose-refs)|cookie|set-cookie-parser|hono)\//;
/** What tooltips, menus and dialogs need, and toasts do not. */
const LAYERS =
  /node_modules\/(?:@radix-ui\/react-(?:alert-dialog|arrow|dialog|dropdown-menu|focus-guards|focus-scope|menu|popper|roving-focus|tooltip)|@floating-ui|aria-hidden|react-remove-scroll.*|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//;
const RICH_TEXT =
  /node_modules\/(?:@tiptap|prosemirror-\w+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\//;
const ICONS = /node_modules\/lucide-react\//;
const TIME_ZONES = /node_modules\/temporal-|\/src\/stays\/localTime\.ts$/;
/** Pages without React load these alone, with what they import. */
const WITHOUT_REACT =
  /\/src\/(?:search\/languages\/\w+|(?:.*\/)?(?:answering|enhance|pollForDecision|reporting|serviceWorker))\.ts$/;
const ENTRY = /\/src\/entry\.client\.tsx/;
const BASE = /\/src\/(?:root|entry\.client)\.tsx/;

/** The script of the site's pages, which has consent and the gate in common with all screens. */
const SITE = /\/src\/site\/enhance\.ts$/;
const isWithoutReact = (root: string) => WITHOUT_REACT.test(root);
/** Whether no other page without React loads a module. */
const isOfSite = (roots: readonly string[]) => {
  const pages = roots.filter(isWithoutReact);
  return pages.length > 0 && pages.every((page) => SITE.test(page));
};

/** The screens of people who are not signed in, in these folders. */
const SIGN_IN = /\/src\/(?:accounts\/|app\/shell\/SignupPage)/;

const isRoute = (root: string) => root.includes("?__react-router-build-client-route");
const isOfSignIn = (roots: readonly string[]) => roots.some((root) => isRoute(root) && SIGN_IN.test(root));

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Group = Omit<Rolldown.CodeSplittingGroup, "priority">;

/** Modules of which `belongs` is true of the modules that load them, as one chunk. */
const chunk = (name: string, belongs: (roots: readonly string[], id: string) => boolean): Group => ({
  name: (id, graph) => (belongs(rootsOf(id, graph), id) ? name : null),
});

const groups: Group[] = [
  {
    ...chunk("small", (roots) => roots.length > 1 && roots.some(isWithoutReact) && !isOfSite(roots)),
    entriesAware: true,
  },
  chunk("site", (roots) => roots.length > 1 && isOfSite(roots)),
  { name: "libraries", test: LIBRARY },
  { name: "layers", test: LAYERS },
  { name: "schemas", test: /node_modules\/zod\// },
  { name: "timeZones", test: TIME_ZONES },
  { name: "RichTextInput", test: RICH_TEXT },
  // Without the entry, which starts React: pages without it load what they share with screens, and stay without.
  chunk("app", (roots, id) => roots.some((root) => BASE.test(root)) && !ENTRY.test(id)),
  // What sign-in has in common with the frame or a main screen comes alone: an icon of theirs would bring all they share.
  chunk(
    "signInFrame",
    (roots) =>
      isOfSignIn(roots) && (roots.some((root) => root.includes(FRAME_FILE)) || mainScreensOf(roots) !== ""),
  ),
  chunk("frame", (roots) => roots.some((root) => root.includes(FRAME_FILE)) || isOfSeveralMainScreens(roots)),
  chunk(
    "common",
    (roots, id) => roots.filter(isRoute).length >= COMMON_FROM && /\/src\/(?:core|ui)\//.test(id),
  ),
  ...SETS_OF_SCREENS.map((screens) =>
    chunk(screens, (roots) => roots.length > 1 && mainScreensOf(roots) === screens),
  ),
  chunk("icons", (roots, id) => roots.length > 1 && ICONS.test(id)),
  chunk("signIn", (roots) => roots.length > 1 && isOfSignIn(roots)),
  chunk("RichTextInput", (roots, id) => !roots.some(isRoute) && id.includes("/src/sections/richtext/")),
  ...DOMAINS.map((domain) =>
    chunk(domain, (roots, id) => roots.length > 1 && roots.some(isRoute) && id.includes(`/src/${domain}/`)),
  ),
  ...DOMAINS.map((domain) =>
    chunk(`${domain}Later`, (roots, id) => roots.length > 1 && id.includes(`/src/${domain}/`)),
  ),
];

/**
 * The chunks of screens. The first group that wants a module gets it with what it imports. A screen loads a few files in
 * place of one for each module that it shares with others; what pages without React load stays in small files.
 */
export const screenChunks = groups.map((group, at) => ({ ...group, priority: groups.length - at }));

/** Returns the names of the main screens among the modules that load another, joined. A single one that shares has an `s`. */
function mainScreensOf(roots: readonly string[]): string {
  const files = roots
    .map((root) => root.replace(/^.*\/src\/|\?.*$/g, ""))
    .map((file) => SAME_SCREEN[file] ?? file);
  const loaded = MAIN_SCREENS.filter((screen) => files.includes(screen));
  const main: readonly string[] = nameOf(loaded) === nameOf(MAIN_SCREENS.slice(1)) ? MAIN_SCREENS : loaded;
  const isOfOthersToo = roots.filter(isRoute).length > main.length;
  return main.length === 1 && isOfOthersToo ? `${nameOf(main)}s` : nameOf(main);
}

const known = new Map<string, string[]>();

/** Returns the modules that load a module at once and that no other module does, or that are imported later. */
function rootsOf(id: string, graph: Graph): string[] {
  let roots = known.get(id);
  if (!roots) {
    roots = [...findRoots(id, graph, new Set())];
    known.set(id, roots);
  }
  return roots;
}

function findRoots(id: string, graph: Graph, seen: Set<string>, roots = new Set<string>()): Set<string> {
  if (seen.has(id)) return roots;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (info && (info.importers.length === 0 || info.dynamicImporters.length > 0)) roots.add(id);
  for (const importer of info?.importers ?? []) findRoots(importer, graph, seen, roots);
  return roots;
}
