import { MEGABYTE } from "#core/bytes.ts";

/** Photos that one form brings, and those of a stay in all. */
export const MAX_PHOTOS_PER_FORM = 3;
export const MAX_PHOTOS_PER_STAY = 20;

/** An uploaded photo as phones take it, and what is stored of it. */
export const PHOTO_MAX_BYTES = 12 * MEGABYTE;
export const STORED_PHOTO_MAX_BYTES = MEGABYTE;

/** A form with all its photos, and 64 kB for all else in it. */
export const PHOTO_FORM_MAX_BYTES = MAX_PHOTOS_PER_FORM * PHOTO_MAX_BYTES + 64 * 1024;

/** What the photos of an account may take in all: 500 and more. */
export const ACCOUNT_PHOTOS_MAX_BYTES = 500 * MEGABYTE;
