import type { TranslationMaker } from "#sections/section.ts";
import type { GuestExtras, GuestOffer, GuestRequest } from "#stays/extras/guestExtras.ts";

/** The translations of the host's words of extras into one language, by those words. */
export type ExtraTranslations = ReadonlyMap<string, { text: string; by: TranslationMaker }>;

/** Returns the extras of a stay's page with translated names and prices; as they are where none is translated. */
export function translateExtras(
  extras: GuestExtras,
  translations: ExtraTranslations | undefined,
): GuestExtras {
  const { offers, requests } = extras;
  const by: Record<string, TranslationMaker> = {};
  const translate = (words: string) => {
    const one = translations?.get(words);
    if (one) by[one.text] = one.by;
    return one?.text ?? words;
  };
  const translated = {
    offers: offers.map((offer): GuestOffer => ({
      ...offer,
      name: translate(offer.name),
      price: translate(offer.price),
    })),
    requests: requests.map((request): GuestRequest => ({ ...request, name: translate(request.name) })),
  };
  if (Object.keys(by).length === 0) return extras;
  return { ...extras, ...translated, translation: { by, original: { offers, requests } } };
}

/** Returns the extras in the host's words. */
export function showOriginalExtras(extras: GuestExtras): GuestExtras {
  const { translation } = extras;
  if (!translation) return extras;
  return { ...extras, ...translation.original, translation: { ...translation, isOriginalShown: true } };
}
