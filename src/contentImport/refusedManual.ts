/** Why a manual is not read, as a sentence for its host that says what to do. */
export class RefusedManual extends Error {}
