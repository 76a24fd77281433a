/** The records that a package itself names, by file. What an earlier package sent is not known here. */
export class References {
  readonly #ids = new Map<string, Map<string, number>>();
  readonly #whole = new Set<string>();

  /** Remembers an id; answers with the row it stood in before, if it did. */
  add(file: string, id: string, row: number): number | undefined {
    const ids = this.#ids.get(file) ?? new Map<string, number>();
    this.#ids.set(file, ids);
    const before = ids.get(id);
    if (before === undefined) ids.set(id, row);
    return before;
  }

  /** The file was read to its end and is the whole truth: an id that is not in it does not exist. */
  isWhole(file: string): boolean {
    return this.#whole.has(file);
  }
  setWhole(file: string): void {
    this.#whole.add(file);
  }

  /** Whether nobody can mean anything by this id. */
  isDangling(file: string, id: string): boolean {
    return this.#whole.has(file) && !this.#ids.get(file)?.has(id);
  }

  has(file: string, id: string): boolean {
    return this.#ids.get(file)?.has(id) ?? false;
  }

  forget(file: string): void {
    this.#ids.delete(file);
    this.#whole.delete(file);
  }
}
