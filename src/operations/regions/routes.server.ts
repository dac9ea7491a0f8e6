import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { operatorOnly } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { mapRegion, regionInput, regionList } from "#operations/regions/contract.ts";
import { listRegions, requestRegion } from "#operations/regions/regions.server.ts";

const list = defineRoute("get /admin/regions", operatorOnly, {
  summary: "List the regions of map data, those that were asked for first",
  responses: responsesOf(regionList),
});
const request = defineRoute("post /admin/regions", operatorOnly, {
  summary: "Fetch and import a region of map data while the server serves, one at a time",
  refuses: ["regions_unset", "regions_unreachable", "region_busy", "region_too_large", "no_room"],
  request: jsonBody(regionInput, { example: { region: "australia/new-south-wales" } }),
  responses: responsesOf(mapRegion, "It begins within a second", 202),
});

/** Regions of map data on the operator's screen (Operator 4). */
export const regionRoutes = newApi()
  .openapi(list, async (c) => c.json(await listRegions(c.get("context")), 200))
  .openapi(request, (c) => sendResult(c, requestRegion(c.get("context"), c.req.valid("json").region), 202));
