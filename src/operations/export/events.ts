import { plainEvent } from "#accounts/events/eventKind.ts";

export const guidebookExported = plainEvent("guidebook.exported", "exported a guidebook");
export const accountExported = plainEvent("account.exported", "exported everything");

export const exportEvents = [guidebookExported, accountExported];
