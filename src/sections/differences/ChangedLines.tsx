import type { ChangedLine } from "#sections/differences/differences.ts";

const marks = {
  removed: { sign: "−", name: "Removed", look: "border-clay/60 bg-clay/8" },
  added: { sign: "+", name: "Added", look: "border-leaf/60 bg-leaf/8" },
  changed: { sign: "~", name: "Changed", look: "border-control/60 bg-linen" },
} as const;

/** Changes line by line: also marked by a sign and a word, not only by colour. */
export function ChangedLines({ lines }: { lines: ChangedLine[] }) {
  return (
    <ul className="space-y-1.5">
      {lines.map(({ change, pieces }, at) => {
        const { sign, name, look } = marks[change];
        return (
          <li key={at} className={`flex gap-3 rounded-lg border-l-4 px-3 py-2 ${look}`}>
            <span aria-hidden className="w-3 shrink-0 text-center font-semibold text-soft">
              {sign}
            </span>
            <span className="sr-only">{name}: </span>
            <span className="min-w-0 wrap-anywhere">
              {pieces.map((piece, place) => (
                <Piece key={place} {...piece} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Piece({ change, text }: ChangedLine["pieces"][number]) {
  if (change === "removed") return <del className="text-clay">{text}</del>;
  if (change === "added") return <ins className="font-semibold text-leaf no-underline">{text}</ins>;
  return <>{text}</>;
}
