import { readContent } from "#guidebooks/contentJobs.server.ts";

/**
 * Returns the attacks as rich text takes them: those that lean on a picture lean on one of the host's own. What still names
 * a picture of elsewhere is left out, as a save with it is refused (`guidebooks/sections.test.ts`).
 */
export function storableInRichText(attacks: string[], mediaPicture: string): string[] {
  return attacks
    .map((attack) =>
      attack
        .replaceAll("/media/a.jpg", mediaPicture)
        .replaceAll(/\bsrc(=|\0)?(["']?)(x:x|x|1)?\2(?=[\s/>])/g, `src=${mediaPicture} `),
    )
    .filter((attack) => readContent({ texts: [attack], photos: [] }) !== "foreign picture");
}
