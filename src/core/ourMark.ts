/** Every response of our server has this header; what another one sends in our place, such as the sign-in page of a network, has not. */
export const OUR_MARK = "X-Request-Id";
