import { contexts } from "#test/attacks/contexts.ts";
import { encodings } from "#test/attacks/encodings.ts";
import { foreign } from "#test/attacks/foreign.ts";
import { frames } from "#test/attacks/frames.ts";
import { handlers } from "#test/attacks/handlers.ts";
import { mutations } from "#test/attacks/mutations.ts";
import { pictures } from "#test/attacks/pictures.ts";
import { scripts } from "#test/attacks/scripts.ts";
import { styles } from "#test/attacks/styles.ts";
import { urls } from "#test/attacks/urls.ts";

/**
 * Texts that run `alert(1)` where they are put into a page unguarded, by technique: after the OWASP filter evasion sheet,
 * the PortSwigger and HTML5 Security cheat sheets, the DOMPurify and parse5 advisories, and HTML5's own oddities.
 */
export const attacks = {
  scripts,
  handlers,
  urls,
  pictures,
  styles,
  frames,
  foreign,
  mutations,
  encodings,
  contexts,
};
