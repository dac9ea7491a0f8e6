/** Tenths of a millimetre: four cards of 90 by 125 mm fit on A4, with space to cut. */
export const CARD = { width: 900, height: 1250 };
export const SHEET = { width: 2100, height: 2970 };

export interface CardBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEFT = (SHEET.width - 2 * CARD.width) / 2;
const TOP = (SHEET.height - 2 * CARD.height) / 2;
const GAP = 20;
const MARK = 60;

/** The positions of the four cards of a sheet. */
export const boxes: CardBox[] = [0, 1].flatMap((row) =>
  [0, 1].map((column) => ({ x: LEFT + column * CARD.width, y: TOP + row * CARD.height, ...CARD })),
);

export const cutMarks: string = [0, 1, 2]
  .flatMap((line) => {
    const x = LEFT + line * CARD.width;
    const y = TOP + line * CARD.height;
    const right = SHEET.width - LEFT;
    const bottom = SHEET.height - TOP;
    return [
      `M${x} ${TOP - GAP - MARK}v${MARK}M${x} ${bottom + GAP}v${MARK}`,
      `M${LEFT - GAP - MARK} ${y}h${MARK}M${right + GAP} ${y}h${MARK}`,
    ];
  })
  .join("");

/** Returns cards in groups of four, one group a sheet. */
export function sheetsOf<One>(cards: readonly One[]): One[][] {
  const count = Math.ceil(cards.length / boxes.length);
  return Array.from({ length: count }, (_, at) => cards.slice(at * boxes.length, (at + 1) * boxes.length));
}
