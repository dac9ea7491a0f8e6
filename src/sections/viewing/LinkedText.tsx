import { Fragment } from "react";
import { textLinks } from "#sections/textLinks.ts";

/** Plain text as a host wrote it; its URLs open and its telephone numbers call. */
export function LinkedText({ text }: { text: string }) {
  return textLinks(text).map((part, position) => (
    <Fragment key={position}>
      {typeof part === "string" ? (
        part
      ) : (
        <a
          href={part.href}
          {...(part.href.startsWith("http") && { target: "_blank", rel: "noopener noreferrer" })}
          className="text-link"
        >
          {part.text}
        </a>
      )}
    </Fragment>
  ));
}
