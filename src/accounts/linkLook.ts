/** A link or a quiet button within text. */
export const linkLook = "font-semibold text-pine underline underline-offset-4 hover:text-pine-strong";
