import type { Role } from "#accounts/roles.ts";
import { PRODUCT } from "#core/site.ts";

/** The description of a role, for its new holder. */
export const inRole: Record<Role, string> = {
  owner: PRODUCT.sells
    ? "as an owner: everything, including the plan and people"
    : "as an owner: everything, including people",
  editor: "as an editor: write and share guidebooks, and look after stays",
  viewer: "as a viewer: read guidebooks and stays with their door codes, without guests' names",
};
