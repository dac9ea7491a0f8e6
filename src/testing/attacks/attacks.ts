import { contexts } from "#testing/attacks/contexts.ts";
import { encodings } from "#testing/attacks/encodings.ts";
import { foreign } from "#testing/attacks/foreign.ts";
import { frames } from "#testing/attacks/frames.ts";
import { handlers } from "#testing/attacks/handlers.ts";
import { mutations } from "#testing/attacks/mutations.ts";
import { pictures } from "#testing/attacks/pictures.ts";
import { scripts } from "#testing/attacks/scripts.ts";
import { styles } from "#testing/attacks/styles.ts";
import { urls } from "#testing/attacks/urls.ts";

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
