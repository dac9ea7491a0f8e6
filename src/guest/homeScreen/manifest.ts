import { directionOf, type Language } from "#core/i18n/languages.ts";
import { sharingTexts } from "#core/i18n/sharingTexts.ts";
import { lightColors } from "#core/colors.ts";

/** What the guest script reads of a manifest that browsers do not: what it says where a phone can keep the page. */
export interface HomeScreenWords {
  words: { add: string; byHand: string };
}

/**
 * Returns the web app manifest of a guidebook as it was reached (Guest page 12): by the link of a stay it starts that stay's
 * page, and no other page's manifest names it.
 */
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
