/** Accounts 1. */
export const PASSWORD_MIN = 8;
/** Enough for any passphrase, and little enough that hashing it stays cheap. */
export const PASSWORD_MAX = 200;
