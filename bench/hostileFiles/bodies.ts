import { numbered, repeated, textInputs, type HostileInputs } from "./input.ts";

/** JSON of up to a megabyte, for every call that takes some. `at` is a name that the call knows, or any. */
export const bodies =
  (at: string): HostileInputs =>
  (dice) => {
    const long = 900_000 + dice.below(100_000);
    const word = dice.of(["a ", "wifi ", "4471# ", "<p>", "&amp;", "é"]);
    return textInputs("json", {
      "lists in lists": () => `{"${at}":${repeated("[", long)}`,
      "lists in lists that end": () => `{"${at}":${repeated("[", long / 2)}${repeated("]", long / 2)}}`,
      "objects in objects": () => `{"${at}":${repeated('{"a":', long)}`,
      "lists after lists": () => `{"${at}":[${repeated("[],", long)}0]}`,
      keys: () => `{${numbered((key) => `"k${key}":0,`, long)}"${at}":{}}`,
      "keys in its part": () => `{"${at}":{${numbered((key) => `"k${key}":"",`, long)}"a":1}}`,
      "one text": () => JSON.stringify({ [at]: repeated(word, long / 3) }),
      "a list of texts": () => JSON.stringify({ [at]: Array.from({ length: 60_000 }, () => word) }),
      "a list of objects": () =>
        JSON.stringify({ [at]: Array.from({ length: 30_000 }, () => ({ id: word })) }),
      "huge numbers": () => `{"${at}":${repeated("9", long)}}`,
      spaces: () => JSON.stringify({ [at]: repeated(" \t\u00A0", long / 4) }),
      "characters without width": () => JSON.stringify({ [at]: repeated("\u200B\u0301", long / 6) }),
    });
  };
