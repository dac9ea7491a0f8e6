import { expect, test } from "vitest";
import { composeEmail } from "#core/composeEmail.ts";
import { productFrom } from "#core/product.ts";

const product = productFrom({});
const { html } = composeEmail(product, [
  ["Read the help first.", { label: "Help", url: "https://porchlight.test/help" }],
  { label: "Reset", url: "https://porchlight.test/r" },
]);
const [head = "", body = ""] = html.split("<body");

test("an email says its background wherever it says a colour of text", () => {
  expect(body.slice(0, body.indexOf(">"))).toMatch(/background:#\w{6};color:#\w{6}/);
});

test.each([
  ["light", body],
  ["dark", head],
])("what it says can be read in %s: at least 4.5 : 1", (_, styles) => {
  const colorOf = (name: string, property: string) => {
    const rule = new RegExp(
      styles === head ? `\\.${name}\\{([^}]*)` : `class="[^"]*${name}[^"]*" style="([^"]*)`,
    ).exec(styles)?.[1];
    return new RegExp(`(?:^|;)${property}:(#\\w{6})`).exec(rule ?? "")?.[1] ?? "";
  };
  const page = colorOf("page", "background");
  for (const name of ["page", "quiet", "link"])
    expect(contrast(colorOf(name, "color"), page)).toBeGreaterThan(4.5);
  expect(contrast(colorOf("button", "color"), colorOf("button", "background"))).toBeGreaterThan(4.5);
});

test("an email links to what its sender wrote, and never to what a name has in it", () => {
  const named = (name: string) => [
    `${name} has left.`,
    [`Of ${name}`],
    { label: `Answer ${name}`, url: "https://porchlight.test/s" },
  ];
  for (const name of [
    "evil.com",
    "www.evil.com/login",
    "https://evil.com",
    "http://1.2.3.4/a",
    "x@evil.com/y",
  ]) {
    const email = composeEmail(product, named(name));
    for (const text of [email.text, email.html]) expect(text).not.toContain(name);
    expect(email.text.replaceAll("\u2060", "")).toContain(`${name} has left.`);
    const urls = [...email.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(urls).toEqual(["https://porchlight.test/s", expect.stringMatching(/^mailto:/)]);
    expect(`${email.text}${email.html}`).toContain("https://porchlight.test/s");
  }
});

test("an email address in an email stays as it is, and so do numbers and ends of sentences", () => {
  const sentence = "Write to hana.ito@new.example.com. It is 1.5 km away, at 7.30 pm: go...";
  const email = composeEmail(product, [sentence]);
  expect(email.text).toContain(sentence);
  expect(email.html).toContain(sentence);
});

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
