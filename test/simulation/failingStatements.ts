import type { KyselyPlugin } from "kysely";

/** Fails one statement of a database, and all after it, as a disk does that is gone. */
export interface FailingStatements {
  plugin: KyselyPlugin;
  /** Lets a count of statements pass first; null lets all pass. */
  failAfter: (statements: number | null) => void;
}

export function newFailingStatements(): FailingStatements {
  let left: number | null = null;
  return {
    failAfter: (statements) => void (left = statements),
    plugin: {
      transformQuery({ node }) {
        if (left !== null && left-- <= 0)
          throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
  };
}
