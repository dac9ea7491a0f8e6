import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { screens } from "#core/screens.ts";

/** The router's table of `screens.ts`. */
export default [
  ...routesOf(screens.filter(({ framed }) => !framed)),
  layout("./app/shell/AppLayout.tsx", routesOf(screens.filter(({ framed }) => framed))),
] satisfies RouteConfig;

function routesOf(some: typeof screens) {
  return some.flatMap(({ path, file }) => {
    if (!file) return [];
    return path === "/" ? index(`./${file}`) : route(path.slice(1), `./${file}`);
  });
}
