import { formatProblem, type WayInProblem } from "#guest/stay/problems.ts";
import { usePage } from "#sections/page.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import { FIRST_NAME_MAX } from "#stays/accessRequests/contract.ts";

interface NoCodeProps {
  /** The slug or token of the page that the guest is on. */
  guidebookKey: string;
  /** What was wrong with the name that was sent. */
  problem?: WayInProblem | undefined;
}

/** The form by which a guest without a code asks the host, without script (Stays 12). */
export function NoCode({ guidebookKey, problem }: NoCodeProps) {
  const { texts } = usePage();
  const say = texts.wayIn;
  return (
    <form
      id="no-code"
      className="way-in"
      method="post"
      action={`/view/${guidebookKey}/stay/request`}
      data-offline={texts.script.youAreOffline}
    >
      <h2>{say.noCode}</h2>
      <label htmlFor="first-name">
        {say.sendName} <span>{say.firstName}</span>
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
          defaultValue={problem?.typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refusal the guest corrects what they typed
          autoFocus={problem !== undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "first-name-problem" : undefined}
        />
        <button type="submit" className="button button-second">
          {say.ask}
        </button>
      </div>
      {problem && (
        <p id="first-name-problem" role="alert">
          <LinkedText text={formatProblem(texts, problem)} />
        </p>
      )}
    </form>
  );
}
