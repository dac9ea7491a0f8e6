/** Where the bytes of pictures are. Names come from our own code, never from a request as it stands. */
export interface Storage {
  /** Stores the bytes under a name. A second write of the same name changes nothing that a reader could see. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes, or null where there are none of that name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  holds(name: string): Promise<boolean>;
  /** Deletes the bytes. */
  remove(name: string): Promise<void>;
  /** Removes files that were begun before, in epoch ms, and never finished. */
  removeUnfinished(begunBefore: number): Promise<void>;
}

/** The bucket does not answer, or refuses: the message says why, and names no key. */
export class StorageFailure extends Error {
  constructor(what: string, cause: Error) {
    super(`The bucket could not ${what}. ${cause.message}`, { cause: cause.cause });
  }
}
