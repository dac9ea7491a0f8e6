import { english } from "#core/i18n/texts/english.ts";

/** The print sheet's text when a host has written nothing (Print and QR pages 1). */
export const printDefaults = english.defaults;
