import { directionOf, type Language } from "#core/i18n/languages.ts";
import { sharingTexts } from "#core/i18n/sharingTexts.ts";
import { lightColors } from "#core/colors.ts";

/** The texts for the guest script in a manifest, which browsers ignore. */
export interface HomeScreenWords {
  words: { add: string; byHand: string };
}

/** Returns the manifest of a guidebook by its key (home screen, Guest page 12): a stay's starts its page. */
export function manifestOf({ key, name }: { key: string; name: string }, language: Language) {
  const page = `/view/${key}`;
  const { addToHomeScreen: add, addByHand: byHand } = sharingTexts[language];
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `${page}/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: page,
    start_url: page,
    scope: page,
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    display: "standalone",
    background_color: lightColors.paper,
    theme_color: lightColors.night,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable", 512, "maskable"),
    ],
    words: { add, byHand },
  } satisfies HomeScreenWords & Record<string, unknown>;
}
