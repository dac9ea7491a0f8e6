import type { ModelProperty } from "#test/simulation/properties.ts";
import type { Run } from "#test/simulation/run.ts";

/** What an actor does at a moment. */
export interface Act {
  /** Epoch milliseconds. */
  at: number;
  /** Such as "guest 2.14", the guest of the 14th booking of property 2. */
  actor: string;
  /** The number of the property that it is about; null for the account. */
  property: number | null;
  /** Tells the acts of an actor apart. */
  name: string;
  /** Does it, checks what must hold, and returns what the log says of it; an empty text is not logged. */
  perform: (run: Run) => Promise<string>;
}

/** What a story leaves out of a seed's run; by the names of actors, bookings ("2.14") and acts, and by days. */
export interface LeftOut {
  actors: ReadonlySet<string>;
  properties: ReadonlySet<number>;
  bookings: ReadonlySet<string>;
  acts: ReadonlySet<string>;
}

export const nothingLeftOut: LeftOut = {
  actors: new Set(),
  properties: new Set(),
  bookings: new Set(),
  acts: new Set(),
};

export interface Size {
  seed: number;
  days: number;
  /** The properties are numbered from 1 up to this one, and each number has its kind of feeds. */
  properties: number;
  /** The numbers that are simulated; all if not given. */
  only?: readonly number[];
}

/** Returns the command that simulates a size again. */
export const formatCommand = ({ seed, days, properties, only }: Size) =>
  `npm run simulate -- --seed ${seed} --days ${days} --properties ${properties}${only ? ` --only ${only.join(",")}` : ""}`;

/** Everything that the seed decides before the clock begins. */
export interface Plan extends Size {
  models: ModelProperty[];
  acts: Act[];
}

export const nameOfAct = ({ actor, name, at }: Act) => `${actor} ${name} ${at}`;
