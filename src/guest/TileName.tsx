import { Fragment } from "react";

/** Where the long words of our tile names part on a small phone: not every browser knows English well enough. */
const PARTED: Record<string, string> = {
  Recommendations: "Recommen\u00ADdations",
  Transportation: "Transpor\u00ADtation",
};

/** The name of a tile. A long word goes to a line of its own before it parts at its soft hyphen. */
export function TileName({ name }: { name: string }) {
  return name.split(" ").map((word, at) => (
    <Fragment key={word}>
      {at > 0 && " "}
      {PARTED[word] ? <span>{PARTED[word]}</span> : word}
    </Fragment>
  ));
}
