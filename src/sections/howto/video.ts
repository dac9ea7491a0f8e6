interface Video {
  /** The URL of the frame; without cookies if the service offers that. */
  embed: string;
  /** The service's page, for a guest without script. */
  page: string;
}

const youtubeHosts = ["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"];
const youtubePaths = ["embed", "shorts", "live", "v"];

/** Parses a YouTube URL or 11-character id, or a Vimeo URL or number (Sections 5); else null. */
export function videoOf(text: string): Video | null {
  const given = text.trim();
  if (/^[\w-]{11}$/.test(given)) return youtube(given);
  if (/^\d+$/.test(given)) return vimeo(given);
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`);
  if (url === null) return null;
  const host = url.hostname.replace(/^www\./, "");
  const path = url.pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(path[0]);
  if (youtubeHosts.includes(host)) return youtube(youtubeId(path, url.searchParams));
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(...vimeoId(path, url.searchParams));
  return null;
}

function youtubeId([kind = "", id]: string[], query: URLSearchParams): string | null | undefined {
  if (kind === "watch") return query.get("v");
  return youtubePaths.includes(kind) ? id : null;
}

function youtube(id: string | null | undefined): Video | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return {
    embed: `https://www.youtube-nocookie.com/embed/${id}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** The id is the first all-digit segment; an unlisted video's key follows it or is in `h`. */
function vimeoId(path: string[], query: URLSearchParams): [id: string | undefined, key: string | null] {
  const place = path.findIndex((part) => /^\d+$/.test(part));
  return [path[place], query.get("h") ?? path[place + 1] ?? null];
}

function vimeo(id: string | undefined, key: string | null = null): Video | null {
  if (!id || !/^\d{5,12}$/.test(id)) return null;
  const unlisted = key !== null && /^[\da-f]{6,20}$/i.test(key);
  return {
    embed: `https://player.vimeo.com/video/${id}${unlisted ? `?h=${key}` : ""}`,
    page: `https://vimeo.com/${id}${unlisted ? `/${key}` : ""}`,
  };
}
