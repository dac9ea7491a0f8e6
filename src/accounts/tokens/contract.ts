import { z } from "zod";

/** The longest life of a token. */
export const TOKEN_MAX_DAYS = 366;
/** The life of a token whose maker does not choose. */
export const TOKEN_DAYS = 365;
export const TOKEN_NAME_MAX = 60;

/** A token can read, or also write; it never manages people, the plan or other tokens. */
export const tokenRoles = ["viewer", "editor"] as const;
export type TokenRole = (typeof tokenRoles)[number];

export const newToken = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: "Give the token a name." })
    .max(TOKEN_NAME_MAX, { error: `Use at most ${TOKEN_NAME_MAX} characters.` }),
  role: z.enum(tokenRoles, { error: "Choose viewer or editor." }),
  /** Absent for all guidebooks of its maker, later ones too. */
  guidebooks: z
    .array(z.string().max(64))
    .min(1, { error: "Choose at least one guidebook." })
    .max(200)
    .optional(),
  /** Epoch milliseconds; absent for a year. */
  expiresAt: z.number().int().optional(),
});
export type NewToken = z.output<typeof newToken>;

export const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first letters: `pl_x7Qd`. */
  prefix: z.string(),
  role: z.enum(tokenRoles),
  /** Null for all. */
  guidebooks: z.array(z.string()).nullable(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  lastUsedAt: z.number().nullable(),
});
export type ListedToken = z.output<typeof listedToken>;

/** A new token. `token` is in this answer only. */
export const madeToken = listedToken.extend({ token: z.string() });
