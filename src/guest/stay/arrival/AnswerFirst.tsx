import { usePage } from "#sections/page.ts";

/** Replaces a code that waits for the answer of its guest (Stays 46). */
export function AnswerFirst() {
  const { texts } = usePage();
  const say = texts.arrival;
  return (
    <p className="secret-note">
      {say.answerFirst}
      <a href="#details" className="now-link">
        {say.answerNow}
      </a>
    </p>
  );
}
