import type { KyselyPlugin } from "kysely";

/** Fails statements of a database: one and all after it, as a disk does that is gone, or all that write, as a full one. */
export interface FailingStatements {
  plugin: KyselyPlugin;
  /** Lets a count of statements pass first; null lets all pass. */
  failAfter: (statements: number | null) => void;
  /** Whether there is no room for what is written. */
  fill: (isFull: boolean) => void;
}

const WRITES = /^(Insert|Update|Delete|Merge)QueryNode$/;

export function newFailingStatements(): FailingStatements {
  let left: number | null = null;
  let isFull = false;
  return {
    failAfter: (statements) => void (left = statements),
    fill: (full) => void (isFull = full),
    plugin: {
      transformQuery({ node }) {
        if (left !== null && left-- <= 0) throw failure("disk I/O error", "SQLITE_IOERR");
        if (isFull && WRITES.test(node.kind)) throw failure("database or disk is full", "SQLITE_FULL");
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
  };
}

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });
