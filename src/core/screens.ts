/** The three states of a session (Screens 1). */
export type SessionState = "signed-out" | "unsubscribed" | "subscribed";

interface Screen {
  /** A pattern of the router. Analytics counts under it, so that no slug or token is sent (Accounts 7). */
  path: string;
  /** The route's module in `src`. */
  file?: string;
  /** The path of the route that renders this one too: a new guidebook gets its id while its form is open. */
  drawnBy?: string;
  shownTo: readonly SessionState[];
  /** Redirects a signed-in host to the dashboard. */
  leadsHostsOn?: true;
  /** Rendered in the frame of the signed-in screens, with their navigation. */
  framed?: true;
  inSitemap?: true;
  /** Of the public site: absent with `SITE=off`. */
  ofSite?: true;
  /** About the plan: absent when none is sold. */
  ofPlan?: true;
  /** For operators of the server: to anyone else it is not there. */
  ofOperators?: true;
  /** Google Analytics never loads, whatever the consent (Accounts 8). */
  withoutGoogle?: true;
}

/** The module of the layout that surrounds every framed screen. */
export const FRAME_FILE = "app/shell/AppLayout.tsx";

const everyone = ["signed-out", "unsubscribed", "subscribed"] as const;
const subscribers = ["subscribed"] as const;
const inFrame = { shownTo: subscribers, framed: true } as const;
const onSite = { shownTo: everyone, ofSite: true, inSitemap: true } as const;
const ofAccounts = { shownTo: everyone, withoutGoogle: true } as const;

/** Every screen, the more exact path first: for router, session gate, sitemap and analytics. */
const rows = [
  { path: "/", file: "app/shell/HomeScreen.tsx", shownTo: ["signed-out", "subscribed"], inSitemap: true },
  { path: "/landing", file: "site/LandingScreen.tsx", shownTo: subscribers, ofSite: true },
  { path: "/features", file: "site/FeaturesScreen.tsx", ...onSite },
  { path: "/pricing", file: "site/PricingScreen.tsx", ...onSite, ofPlan: true },
  { path: "/blog", file: "site/BlogScreen.tsx", ...onSite },
  { path: "/blog/:slug", file: "site/PostScreen.tsx", shownTo: everyone, ofSite: true },
  { path: "/privacy-policy", file: "site/PrivacyScreen.tsx", shownTo: everyone, inSitemap: true },
  { path: "/terms-and-conditions", file: "site/TermsScreen.tsx", shownTo: everyone, inSitemap: true },
  // Without Google: all its calls as data would go into the document with React.
  { path: "/api", file: "site/api/ApiScreen.tsx", shownTo: everyone, withoutGoogle: true },
  { path: "/login", file: "accounts/LoginScreen.tsx", ...ofAccounts, leadsHostsOn: true },
  { path: "/signup", file: "app/shell/SignupPage.tsx", ...ofAccounts, leadsHostsOn: true },
  { path: "/reset-password", file: "accounts/ResetPasswordScreen.tsx", ...ofAccounts },
  { path: "/confirm-email", file: "accounts/profile/EmailLinkScreen.tsx", ...ofAccounts },
  { path: "/invite/:token", file: "accounts/members/InviteScreen.tsx", ...ofAccounts },
  { path: "/subscribe", file: "app/shell/SubscriptionPage.tsx", ...inFrame, ofPlan: true },
  { path: "/dashboard", file: "editor/dashboard/DashboardScreen.tsx", ...inFrame },
  { path: "/create-simple", file: "app/shell/CreatePage.tsx", ...inFrame },
  { path: "/profile", file: "app/shell/ProfilePage.tsx", ...inFrame },
  { path: "/people", file: "app/shell/PeoplePage.tsx", ...inFrame },
  { path: "/contacts", file: "guidebooks/contacts/ContactsScreen.tsx", ...inFrame },
  { path: "/shared", file: "editor/shared/SharedScreen.tsx", ...inFrame },
  { path: "/cards", file: "guidebooks/cards/CardsScreen.tsx", ...inFrame },
  { path: "/guidebooks/:id/cards", file: "guidebooks/cards/GuidebookCardsScreen.tsx", ...inFrame },
  { path: "/stays", file: "stays/screens/StaysScreen.tsx", ...inFrame },
  { path: "/guidebooks/:id/stays", file: "stays/screens/GuidebookStaysScreen.tsx", ...inFrame },
  { path: "/stays/calendars", file: "stays/calendars/CalendarsScreen.tsx", ...inFrame },
  { path: "/stays/messages", file: "stays/messageTemplates/MessagesScreen.tsx", ...inFrame },
  { path: "/stays/cleaners", file: "stays/turnovers/CleanersScreen.tsx", ...inFrame },
  { path: "/guidebooks/:id/airbnb", file: "stays/airbnbExport/ForAirbnbScreen.tsx", ...inFrame },
  { path: "/import", file: "contentImport/screens/ImportScreen.tsx", ...inFrame },
  { path: "/guidebooks/:id/import", file: "contentImport/screens/GuidebookImportScreen.tsx", ...inFrame },
  { path: "/guidebooks/:id/languages", file: "guidebooks/translation/LanguagesScreen.tsx", ...inFrame },
  { path: "/guidebooks/:id/print", file: "editor/print/PrintScreen.tsx", ...inFrame },
  { path: "/guidebooks/new", drawnBy: "/guidebooks/:id", ...inFrame },
  { path: "/guidebooks/:id", file: "editor/EditorScreen.tsx", ...inFrame },
  {
    path: "/admin",
    file: "operations/admin/AdminScreen.tsx",
    shownTo: ["unsubscribed", "subscribed"],
    framed: true,
    ofOperators: true,
    withoutGoogle: true,
  },
  // Every other path, whose content is unknown.
  { path: "/*", file: "app/shell/UnknownPath.tsx", shownTo: [], withoutGoogle: true },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof rows)[number]["path"];

export const screens: readonly (Screen & { path: ScreenPath })[] = rows;

/** The screens that are in the frame for a signed-in host. */
export const hostScreens = screens.filter(({ path, framed }) => framed || path === "/");
