import { OUR_MARK } from "../src/core/ourMark.ts";

/** What a response needs that stands in for one of the server's. */
export const ourMark = { [OUR_MARK]: "stand-in" };
