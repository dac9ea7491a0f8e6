import type { Role } from "#accounts/roles.ts";

/** What a role is, for whoever is given it. */
export const inRole: Record<Role, string> = {
  owner: "as an owner: everything, including the plan and people",
  editor: "as an editor: write and share guidebooks, and look after stays",
  viewer: "as a viewer: read guidebooks and stays with their door codes, without guests' names",
};
