import { FIRST_NAME_MAX } from "#stays/requests/contract.ts";

interface NoCodeProps {
  /** The slug or token of the page that the guest is on. */
  guidebookKey: string;
  /** What was wrong with the name that was sent. */
  problem?: string | undefined;
}

/** The way to the host for a guest without a code. It works without script (Stays 12). */
export function NoCode({ guidebookKey, problem }: NoCodeProps) {
  return (
    <form id="no-code" className="way-in" method="post" action={`/view/${guidebookKey}/stay/request`}>
      <h2>I have no code</h2>
      <label htmlFor="first-name">
        Send your host your first name. They can let you in from their phone.
      </label>
      <div>
        <input
          id="first-name"
          name="name"
          required
          maxLength={FIRST_NAME_MAX}
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a value of the HTML standard that the rule does not know
          autoComplete="given-name"
          enterKeyHint="send"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "first-name-problem" : undefined}
        />
        <button type="submit" className="button">
          Ask your host
        </button>
      </div>
      {problem && (
        <p id="first-name-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
