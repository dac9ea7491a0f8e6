import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The screens of hosts and visitors. Who may see which is decided in `shell/gate.ts`. */
export default [
  index("./shell/HomeScreen.tsx"),
  route("landing", "./site/LandingScreen.tsx"),
  route("features", "./site/FeaturesScreen.tsx"),
  route("pricing", "./site/PricingScreen.tsx"),
  route("blog", "./site/BlogScreen.tsx"),
  route("blog/:slug", "./site/PostScreen.tsx"),
  route("privacy-policy", "./site/PrivacyScreen.tsx"),
  route("terms-and-conditions", "./site/TermsScreen.tsx"),
  route("login", "./accounts/LoginScreen.tsx"),
  route("signup", "./accounts/SignupScreen.tsx"),
  route("reset-password", "./accounts/ResetPasswordScreen.tsx"),
  layout("./shell/AppLayout.tsx", [
    route("dashboard", "./studio/DashboardScreen.tsx"),
    route("create-simple", "./studio/CreateScreen.tsx"),
    route("profile", "./shell/ProfilePage.tsx"),
    route("subscribe", "./shell/SubscriptionPage.tsx"),
    route("guidebooks/:id", "./studio/EditorScreen.tsx"),
  ]),
  route("*", "./shell/UnknownPath.tsx"),
] satisfies RouteConfig;
