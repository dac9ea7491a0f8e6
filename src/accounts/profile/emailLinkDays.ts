/** How long a link in an e-mail about an e-mail address works; one for a new address works a day. */
export const EMAIL_LINK_DAYS = 7;
