import { Fragment } from "react";
import { pageCountry } from "#sections/pageCountry.ts";
import { linkAttributes, textLinks } from "#sections/textLinks.ts";

/** Plain text as a host wrote it; its URLs open and its telephone numbers call. */
export function LinkedText({ text }: { text: string }) {
  return textLinks(text, pageCountry()).map((part, position) => (
    <Fragment key={position}>
      {typeof part === "string" ? (
        part
      ) : (
        <a href={part.href} {...linkAttributes(part.href)} className="text-link">
          {part.text}
        </a>
      )}
    </Fragment>
  ));
}
