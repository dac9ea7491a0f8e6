import { REQUEST_ID_HEADER } from "../src/core/requestIdHeader.ts";

/** Headers that a stubbed response needs to pass as the server's. */
export const serverHeaders = { [REQUEST_ID_HEADER]: "stand-in" };
