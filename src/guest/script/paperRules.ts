/** Print rules. Firefox cuts rows of grids and orphans headings: a heading reserves lines after it. */
export const PAPER_RULES = `@media print {
  :is(.section-body, .facts, .entries, .groups, .howto > div, .welcome) { display: block; }
  :is(.section-body, .facts, .entries, .groups, .howto > div) > * + * { margin-top: 1.25rem; }
  .page :is(h2, h3, p:has(img), figure) { break-inside: avoid; }
  .page img { display: block; }
  .page :is(h2, h3)::after { content: ""; display: block; height: 7rem; margin-bottom: -7rem; }
  .page summary h3::after { content: none; }
  .page .entries > details:first-child { break-inside: auto; }
}`;
