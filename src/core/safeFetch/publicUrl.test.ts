import { expect, test } from "vitest";
import { readPublicUrl } from "#core/safeFetch/publicUrl.server.ts";

test.each([
  ["https://calendar.example.com/feed.ics?s=1#top", "https://calendar.example.com/feed.ics?s=1"],
  ["  webcal://calendar.example.com/feed.ics\n", "https://calendar.example.com/feed.ics"],
  ["WEBCALS://calendar.example.com/", "https://calendar.example.com/"],
  ["https://calendar.example.com:443/", "https://calendar.example.com/"],
  ["https://kāinga.example.nz/", "https://xn--kinga-fwa.example.nz/"],
])("%s is read as %s", (text, href) => {
  expect(readPublicUrl(text)).toMatchObject({ ok: true, value: { href } });
});

const refusedUrls = [
  [
    "url_invalid",
    ["", "hello", "//calendar.example.com/", "https://", "ftp://example.com/", "file:///etc/passwd"],
  ],
  ["url_invalid", ["javascript:alert(1)", "data:text/plain,x", `https://example.com/${"x".repeat(2000)}`]],
  ["url_not_https", ["http://example.com/", "HTTP://EXAMPLE.COM:443/"]],
  ["url_not_public", ["https://example.com:8443/", "webcal://example.com:80/"]],
  [
    "url_not_public",
    ["https://me@example.com/", "https://:secret@example.com/", "https://8.8.8.8@example.com/"],
  ],
  [
    "url_not_public",
    ["https://localhost/", "https://intranet/", "https://localhost./", "https://example.com./"],
  ],
  ["url_not_public", ["https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f.0.0.1/"]],
  [
    "url_not_public",
    ["https://0177.0.0.1/", "https://127.0.0.1./", "https://１２７.０.０.１/", "https://127。0。0。1/"],
  ],
  [
    "url_not_public",
    ["https://%31%32%37.0.0.1/", "https://8.8.8.8/", "https://[::1]/", "https://[::ffff:7f00:1]/"],
  ],
  ["url_not_public", ["https://[64:ff9b::7f00:1]/", "https://[2606:4700::1111]/"]],
] as const;

test.each(refusedUrls.flatMap(([code, texts]) => texts.map((text) => [code, text] as const)))(
  "%s: %s",
  (code, text) => expect(readPublicUrl(text)).toMatchObject({ ok: false, refusal: { code } }),
);

test("a redirect is read from where it stands", () => {
  const base = new URL("https://calendar.example.com/a/b");
  expect(readPublicUrl("../c", base)).toMatchObject({ value: { href: "https://calendar.example.com/c" } });
  expect(readPublicUrl("//10.0.0.1/", base)).toMatchObject({ refusal: { code: "url_not_public" } });
});
