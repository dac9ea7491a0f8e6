/** How long a link in an email about an email address works; one for a new address works a day. */
export const EMAIL_LINK_DAYS = 7;
