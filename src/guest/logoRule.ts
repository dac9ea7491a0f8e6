/** Sent only with pages that show a host's logo. */
export const LOGO_RULE =
  ".foot-logo{background:#fff;border-radius:.5rem;display:block;height:auto;margin-bottom:.75rem;max-height:4.5rem;max-width:9rem;object-fit:contain;padding:.375rem;width:auto}";
