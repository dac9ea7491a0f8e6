import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { FRAME_FILE, screens } from "#core/screens.ts";

/** The router's table of `screens.ts`. */
export default [
  ...routesOf(screens.filter(({ framed }) => !framed)),
  layout(`./${FRAME_FILE}`, routesOf(screens.filter(({ framed }) => framed))),
] satisfies RouteConfig;

function routesOf(some: typeof screens) {
  return some.flatMap(({ path, file }) => {
    if (!file) return [];
    return path === "/" ? index(`./${file}`) : route(path.slice(1), `./${file}`);
  });
}
