import { isPostgres } from "#core/database.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { HOME_COUNTRY } from "#core/product.ts";
import type { LegalFiles } from "#site/articles/legalFiles.server.ts";
import { legalSlugs } from "#site/site.ts";
import type { Testimonials } from "#site/content/testimonials.ts";

/** Warns an operator in production of what is not set, where people would notice before they do. */
export function warnOfSettings(
  { config, log }: AppContext,
  testimonials: Testimonials | null,
  legalFiles: LegalFiles = new Map(),
): void {
  if (!config.production) return;
  const { contactEmail, hasSite, country } = config.product;
  if (contactEmail.endsWith(".example")) {
    log.warn(`No CONTACT_EMAIL is set: people are told to write to ${contactEmail}, and nobody reads it.`);
  }
  if (!config.smtpUrl) {
    log.warn(
      "SMTP_URL is not set: no email leaves this machine, and nobody can reset a password. All lie in the outbox of the data folder.",
    );
  }
  if (isPostgres(config) && !config.secretKey) {
    log.warn("SECRET_KEY is not set: with PostgreSQL no calendar can be added, and no phone is messaged.");
  }
  const unwritten = legalSlugs.filter((slug) => !legalFiles.has(slug));
  if (country !== HOME_COUNTRY && unwritten.length > 0) {
    log.warn(
      `COUNTRY is ${country}: our legal pages are for Australia and are not shown. Write yours in the folder legal of the data folder: ${unwritten.join(".md, ")}.md`,
    );
  }
  if (config.stripe?.live === false) {
    log.warn("STRIPE_SECRET_KEY is a test key: hosts pay with test cards, and no money moves.");
  }
  if (hasSite && testimonials?.entries.some(({ sample }) => sample)) {
    log.warn(
      "TESTIMONIALS is not set: the site shows sample quotes and a sample rating, captioned as examples. Set it to off, or to a file with what your hosts said.",
    );
  }
}
