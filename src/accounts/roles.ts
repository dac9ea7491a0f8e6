import type { Right } from "#core/gate.ts";
import type { Product } from "#core/product.ts";

/** The one that may do most first. */
export const roles = ["owner", "editor", "viewer"] as const;
export type Role = (typeof roles)[number];

const viewer = ["read"] as const satisfies Right[];
const editor = [...viewer, "see guests", "create", "edit", "share", "archive"] as const satisfies Right[];
const owner = [...editor, "delete", "manage members", "manage billing"] as const satisfies Right[];

/** The rights of each role (People 2). */
const may: Record<Role, readonly Right[]> = { owner, editor, viewer };

/** Completes "Only the owner may …". */
const rightLabels: Record<Right, string> = {
  read: "read guidebooks",
  "see guests": "see guests' names",
  create: "make guidebooks",
  edit: "change guidebooks",
  share: "share guidebooks",
  archive: "archive and restore guidebooks",
  delete: "delete guidebooks for good",
  "manage members": "invite, change and remove people",
  "manage billing": "manage the plan",
};

/** Who holds a role, in a sentence. */
export const people: Record<Role, string> = { owner: "the owner", editor: "co-hosts", viewer: "viewers" };

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

/** Returns the role of two that may do less. */
export const lowerRole = (one: Role, other: Role): Role =>
  roles.indexOf(one) > roles.indexOf(other) ? one : other;

export function rolesWith(right: Right): Role[] {
  return roles.filter((role) => may[role].includes(right));
}

interface RoleInAccount {
  role: Role;
  isLimited: boolean;
}

/** Returns null with the right, else who has it: "Only the owner may manage the plan." */
export function denialMessage({ role, isLimited }: RoleInAccount, right: Right): string | null {
  if (isLimited && right === "create")
    return "Only people with access to all guidebooks can create new ones.";
  if (may[role].includes(right)) return null;
  return `Only ${inWords.format(rolesWith(right).map((each) => people[each]))} may ${rightLabels[right]}.`;
}

/** How a role is named on screens. */
export const roleLabels: Record<Role, string> = { owner: "Owner", editor: "Co-host", viewer: "Viewer" };

/** Returns the description of a role, for its new holder. */
export function inRole(role: Role, { sells }: Product): string {
  const descriptions: Record<Role, string> = {
    owner: sells
      ? "as an owner: everything, including the plan and people"
      : "as an owner: everything, including people",
    editor: "as a co-host: write and share guidebooks, and look after stays",
    viewer: "as a viewer: read guidebooks and stays with their door codes, without guests' names",
  };
  return descriptions[role];
}
