/** Longer ones are words, and shown as other facts. */
const MAX_FIGURES = 10;

/** A code in large figures, read aloud one by one. One press selects all of it, without script too. */
export function CodeFigures({ code }: { code: string }) {
  return (
    <>
      <span aria-hidden="true" className={code.length > MAX_FIGURES ? undefined : "figures"}>
        {code}
      </span>
      <span className="sr-only">{spokenCode(code)}</span>
    </>
  );
}

/** Returns a code for screen readers: figures one by one, words as words. "4817#" is "4 8 1 7 #". */
export function spokenCode(code: string): string {
  const parts = code.match(/\p{L}{3,}|\S/gu) ?? [];
  return parts.join(" ");
}

/** Text to type character by character: in this font l, I and 1 differ, as O and 0 do, and spaces are countable. */
export function Spelled({ value }: { value: string }) {
  return <span className="spelled">{value}</span>;
}
