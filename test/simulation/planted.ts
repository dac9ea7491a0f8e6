import { newDice } from "#test/hostile/dice.ts";

/** A secret that no other text of the world has: who reads it is seen in every answer. */
export interface Secret {
  text: string;
  property: number;
  opens: "door" | "network";
  /** The booking whose stay has it as its own door code; null for that of the property. */
  booking: number | null;
  /** From when it is replaced, epoch milliseconds; null while it is in use. */
  replacedAt: number | null;
}

/** Words, and eight digits between signs of another kind: a lock takes digits alone. */
const PLANTED = /PLANT[0-9A-Z]{7}|(?<![0-9A-Za-z])91\d{6}(?![0-9A-Za-z])/g;

/** Two properties of three have a lock, whose codes are digits. */
export const hasLock = (seed: number, property: number) => newDice(`lock ${seed} ${property}`).chance(0.66);

export interface PlantedSecrets {
  all: Map<string, Secret>;
  plant: (seed: number, secret: Pick<Secret, "property" | "opens" | "booking">, at: number) => Secret;
}

export function newPlantedSecrets(): PlantedSecrets {
  const all = new Map<string, Secret>();
  return {
    all,
    plant(seed, secret, at) {
      const dice = newDice(`secret ${seed} ${JSON.stringify(secret)} ${at}`);
      const sign = () => dice.of("23456789ABCDEFGHJKLMNPQRSTUVWXYZ".split(""));
      const isForLock = secret.opens === "door" && hasLock(seed, secret.property);
      const newText = () =>
        isForLock ? `91${100_000 + dice.below(900_000)}` : `PLANT${Array.from({ length: 7 }, sign).join("")}`;
      let text = newText();
      while (all.has(text)) text = newText();
      const planted = { ...secret, text, replacedAt: null };
      all.set(text, planted);
      return planted;
    },
  };
}

/** Returns the planted secrets in a text, each once. */
export const secretsIn = (text: string) => new Set(text.match(PLANTED) ?? []);
