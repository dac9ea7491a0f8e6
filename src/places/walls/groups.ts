/** Groups of names that can be merged (union-find). */
export class Groups {
  readonly #next = new Map<string, string>();

  join(a: string, b: string): void {
    this.#next.set(this.of(a), this.of(b));
  }

  /** Returns the representative of a name's group. */
  of(name: string): string {
    let root = name;
    for (let next = this.#next.get(root); next !== undefined && next !== root; next = this.#next.get(root))
      root = next;
    for (let at = name; at !== root;) {
      const next = this.#next.get(at) ?? root;
      this.#next.set(at, root);
      at = next;
    }
    return root;
  }
}
