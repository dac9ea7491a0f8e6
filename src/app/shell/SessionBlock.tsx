import { useQueryClient } from "@tanstack/react-query";
import { factsIn, type SessionFacts } from "#app/shell/session.ts";

const ID = "session";

/** What the server knows of the session, as a data block in the document: it is not run, so no policy minds it. */
export function SessionBlock() {
  const json = JSON.stringify(factsIn(useQueryClient())).replaceAll("<", "\\u003c");
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function readSessionBlock(): Partial<SessionFacts> {
  return JSON.parse(document.getElementById(ID)?.textContent ?? "{}");
}
