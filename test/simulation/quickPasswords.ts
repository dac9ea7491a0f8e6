import { createHash } from "node:crypto";

// What `npm run simulate` has in place of argon2, of which one hash takes longer than a simulated day of a property.

export const hash = (password: string): Promise<string> =>
  Promise.resolve(createHash("sha256").update(password).digest("hex"));

export const verify = async (stored: string, password: string): Promise<boolean> =>
  stored === (await hash(password));
