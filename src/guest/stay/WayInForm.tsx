import { formatProblem, TYPED_MAX, type WayInProblem } from "#guest/stay/problems.ts";
import { usePage } from "#sections/page.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

interface WayInFormProps {
  /** The slug or token of the page that the guest is on. */
  guidebookKey: string;
  /** Distinguishes two forms on one page. */
  id: string;
  /** Whether the page has the form for guests without a code too. */
  hasNoCodeForm?: boolean;
  /** What was wrong with the code that was sent. */
  problem?: WayInProblem | undefined;
}

/** The form for a guest code, which leads from a permanent or share link to the stay's, without script. */
export function WayInForm({ guidebookKey, id, hasNoCodeForm = false, problem }: WayInFormProps) {
  const { texts } = usePage();
  const say = texts.wayIn;
  return (
    <form
      className="way-in"
      method="post"
      action={`/view/${guidebookKey}/stay`}
      data-offline={texts.script.youAreOffline}
    >
      <label htmlFor={id}>
        {say.enter} <span>{say.code}</span>
      </label>
      <div>
        <input
          id={id}
          name="booking"
          required
          maxLength={TYPED_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          defaultValue={problem?.typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refusal the guest corrects what they typed
          autoFocus={problem !== undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button type="submit" className="button">
          {say.open}
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          <LinkedText text={formatProblem(texts, problem)} />
        </p>
      )}
      {!hasNoCodeForm && <a href={`/view/${guidebookKey}/stay#no-code`}>{say.noCode}</a>}
    </form>
  );
}
