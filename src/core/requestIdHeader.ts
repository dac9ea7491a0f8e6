/** Header of every response of our server; others, such as a network's sign-in page, lack it. */
export const REQUEST_ID_HEADER = "X-Request-Id";
