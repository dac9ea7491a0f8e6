/** Characters; a longer URL is a page of a chain's site with tracking. */
const MAX_URL_LENGTH = 60;

/** Returns a place's website without tracking parameters, or null where a guest should not open it. */
export function websiteOf(tags: Readonly<Record<string, string>>): string | null {
  const given = (tags["website"] ?? tags["contact:website"] ?? "").trim();
  const url = URL.parse(given);
  if (!url || url.protocol !== "https:" || url.username !== "" || url.port !== "") return null;
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(url.hostname)) return null;
  const clean = `https://${url.hostname}${url.pathname.replace(/\/+$/, "")}`;
  return clean.length <= MAX_URL_LENGTH && /^[\w.~/:%-]+$/.test(clean) ? clean : null;
}
