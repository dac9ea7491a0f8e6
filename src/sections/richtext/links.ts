import { isAllowedLink } from "#sections/html.ts";

/** An absolute URL of a scheme of Sections 6, as strict as for typed links. */
const wholeHref = /^(?:https?:\/\/[^\s/?#]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d(])\S*$/i;

const email = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const phone = /^\+?[\d\s().-]{3,}$/;
const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const scheme = /^[a-z][a-z\d+.-]*:/i;

type ReadLink = { ok: true; href: string } | { ok: false; message: string };

/** Parses a typed link: completes a bare domain, email address or phone number, refuses the rest. */
export function readLink(typed: string): ReadLink {
  const text = typed.trim();
  if (text === "") return { ok: false, message: "Type or paste an address." };
  if (email.test(text)) return { ok: true, href: `mailto:${text}` };
  if (phone.test(text)) return { ok: true, href: `tel:${text.replace(/[^\d+]/g, "")}` };
  if (host.test(text)) return { ok: true, href: `https://${text}` };
  if (/^tel:/i.test(text)) return readHref(text.replace(/[\s.()-]/g, ""));
  return readHref(text);
}

function readHref(text: string): ReadLink {
  if (wholeHref.test(text) && isAllowedLink(text)) return { ok: true, href: text };
  if (scheme.test(text) && !/^(?:https?|mailto|tel):/i.test(text)) {
    return { ok: false, message: "A link can start with https://, http://, mailto: or tel: only." };
  }
  return { ok: false, message: "This is not a whole address. Try https://example.com" };
}
