import { useQueryClient } from "@tanstack/react-query";

const ID = "first-answers";
/** Where the server's query client has them while it draws the document. */
export const FIRST_ANSWERS_KEY = ["first answers"];

/** The answers of the calls that a host's screen begins with, as a data block: it is not run, so no policy minds it. */
export function FirstAnswers() {
  const json = JSON.stringify(useQueryClient().getQueryData(FIRST_ANSWERS_KEY) ?? {});
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

export function readFirstAnswersBlock(): Record<string, unknown> {
  return JSON.parse(document.getElementById(ID)?.textContent ?? "{}");
}
