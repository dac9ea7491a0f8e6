import { plainEvent } from "#accounts/events/eventKind.ts";

export const tokenMade = plainEvent("token.made", "made a token for another program");
export const tokenEnded = plainEvent("token.ended", "ended a token of another program");

export const tokenEvents = [tokenMade, tokenEnded];
