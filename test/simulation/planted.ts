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

const PLANTED = /PLANT[0-9A-Z]{7}/g;

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
      const text = `PLANT${Array.from({ length: 7 }, sign).join("")}`;
      const planted = { ...secret, text, replacedAt: null };
      all.set(text, planted);
      return planted;
    },
  };
}

/** Returns the planted secrets in a text, each once. */
export const secretsIn = (text: string) => new Set(text.match(PLANTED) ?? []);
