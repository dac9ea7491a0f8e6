import { Fragment } from "react";
import { usePage } from "#sections/page.ts";
import { linkAttributes, textLinks } from "#sections/textLinks.ts";

/** Plain text of a host; URLs and telephone numbers become links. */
export function LinkedText({ text }: { text: string }) {
  const { country } = usePage();
  return textLinks(text, country).map((part, position) => (
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
