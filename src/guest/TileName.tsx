import { Fragment, type ReactNode } from "react";
import type { Tile } from "#guest/tiles.ts";
import { usePage } from "#sections/page.ts";

/** Soft hyphens in the long words of tile names on a small phone: not every browser hyphenates all languages well. */
const PARTED: Record<string, string> = {
  Bezienswaardigheden: "Beziens\u00ADwaardig\u00ADheden",
  Recommendations: "Recommen\u00ADdations",
  recomendaciones: "recomen\u00ADdaciones",
  Transportation: "Transpor\u00ADtation",
};

type NamedTile = Pick<Tile, "section" | "label">;

/** The name of a tile. A long word goes to a new line before it is hyphenated. */
export function TileName({ tile }: { tile: NamedTile }) {
  const words = tile.label.split(" ").map((word, at) => (
    <Fragment key={word}>
      {at > 0 && " "}
      {PARTED[word] ? <span>{PARTED[word]}</span> : word}
    </Fragment>
  ));
  return <InItsLanguage tile={tile}>{words}</InItsLanguage>;
}

/** A name of the host's is in the host's language, unless it is translated. */
export function InItsLanguage({ tile, children }: { tile: NamedTile; children: ReactNode }) {
  const { hostWords } = usePage();
  if (tile.section.tile === undefined) return children;
  return <bdi {...hostWords(tile.label)}>{children}</bdi>;
}
