import { OUR_MARK } from "../src/core/ourMark.ts";

/** Headers that a stubbed response needs to pass as the server's. */
export const ourMark = { [OUR_MARK]: "stand-in" };
