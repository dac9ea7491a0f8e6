import { qrPath } from "#core/qr.ts";

/**
 * Returns the forms in which a text could be sent: as it is, escaped, encoded, spelled out for a screen reader, or as a
 * QR code.
 */
function secretForms(secret: string): string[] {
  const escaped = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  // Base64 of a part of a text depends on where in it the part begins.
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.from("x".repeat(offset) + secret)
      .toString("base64")
      .slice(offset === 0 ? 0 : offset + 1, -4),
  );
  const characters = Array.from(secret);
  const codes = [qrPath(secret, { margin: 0 }), qrPath(secret, { margin: 2, quick: true })];
  return [
    secret,
    escaped,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    characters.join(" "),
    characters.map((character) => `&#${character.codePointAt(0)};`).join(""),
    ...base64,
    ...codes.map(({ path }) => path),
  ].filter((form) => form.length > 3);
}

/** Returns what finds which of some secrets a text says, in whatever form. */
export function newSecretSearch(secrets: readonly string[]): (text: string) => string[] {
  const forms = new Map(secrets.map((secret) => [secret, secretForms(secret)]));
  return (text) => secrets.filter((secret) => forms.get(secret)?.some((form) => text.includes(form)));
}
