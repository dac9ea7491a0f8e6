import type { SectionField } from "#contentImport/classify/subjectWords.ts";

const LEADS: readonly (readonly [RegExp, SectionField])[] = [
  [
    /^(?:(?:best |good )?(?:coffee|breakfast|brunch|lunch|dinner|supper|drinks?|beer|wine|pizza|take-?away|ice cream|eat|cake)|kaffee|frühstück|mittagessen|abendessen|café|petit[- ]déjeuner|déjeuner|dîner|desayuno|comida|cena|colazione|pranzo|aperitivo|almoço|jantar|koffie|ontbijt|lunch|diner)$/i,
    { section: "dining", field: "items" },
  ],
  [
    /^(?:groceries|supplies|bread|milk|food shop(?:ping)?|einkauf(?:en)?|brot|lebensmittel|courses|pain|compra|pan|spesa|pane|compras|pão|boodschappen|brood)$/i,
    { section: "shopping", field: "items" },
  ],
  [
    /^(?:rain|(?:rainy|wet|hot|sunny) days?|sunset|sunrise|swim(?:ming)?|walk(?:s|ing)?|hikes?|kids|children|(?:bei )?regen|spaziergang|wandern|wanderung|baden|pluie|balade|baignade|lluvia|paseo|baño|pioggia|passeggiata|chuva|passeio|wandeling|wandelen|zwemmen)$/i,
    { section: "activities", field: "items" },
  ],
];

/** Returns what a lead says of an entry of the surroundings: "Coffee: the little cart by the bridge". */
export const fieldOfLead = (lead: string): SectionField | undefined =>
  LEADS.find(([words]) => words.test(lead.trim()))?.[1];
