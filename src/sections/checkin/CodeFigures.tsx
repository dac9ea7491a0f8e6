import { spokenCode } from "#sections/checkin/spokenCode.ts";

/** Longer ones are words rather than figures, and read as other facts do. */
const MAX_FIGURES = 10;

/** A code as it is read at a door, at night; heard figure by figure. One press takes all of it, without script too. */
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
