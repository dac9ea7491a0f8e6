/** How long reads are gathered before they are written. */
const GATHER_MS = 60_000;

type WriteReads = (reads: ReadonlyMap<string, number>) => Promise<void>;

/** Gathers which pages were read, and writes them in one go: a read must not cost a write. */
export class ReadNotes {
  #reads = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #write: WriteReads;

  constructor(write: WriteReads) {
    this.#write = write;
  }

  add(storeKey: string, at: number): void {
    this.#reads.set(storeKey, at);
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const reads = this.#reads;
    this.#reads = new Map();
    if (reads.size > 0) await this.#write(reads);
  }
}
