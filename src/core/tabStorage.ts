/** Uses the storage of this tab, which outlives a reload. Returns undefined where the browser refuses it or it is full. */
export function inTabStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
