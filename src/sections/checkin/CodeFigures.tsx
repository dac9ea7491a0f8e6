import { spokenCode } from "#sections/checkin/spokenCode.ts";

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
