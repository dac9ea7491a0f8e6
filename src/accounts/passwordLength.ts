/** Accounts 1. */
export const PASSWORD_MIN = 8;
/** Enough for a passphrase, and short enough to hash cheaply. */
export const PASSWORD_MAX = 200;
