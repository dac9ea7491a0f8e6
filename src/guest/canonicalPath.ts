const GUEST_PATH = /^\/(view|print|qr)\/([^/]+)\/*$/i;

/**
 * Returns the canonical path of a guest page that was typed with a slash at its end or in capitals; null for a path
 * that is canonical or no guest page's. A slug has a hyphen and no capitals; a token has no hyphen, and its capitals
 * count.
 */
export function canonicalPath(path: string): string | null {
  const [, kind = "", key = ""] = GUEST_PATH.exec(path) ?? [];
  if (!key) return null;
  const canonical = `/${kind.toLowerCase()}/${key.includes("-") ? key.toLowerCase() : key}`;
  return canonical === path ? null : canonical;
}
