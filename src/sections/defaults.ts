import { english } from "#core/i18n/texts/english.ts";

/** What the print sheet says where a host has written nothing (Print and QR pages 1). */
export const printDefaults = english.defaults;
