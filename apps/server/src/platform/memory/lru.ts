/**
 * Remembers the newest `size` values by key. Promises are remembered too, so that a class that opens one lesson at the
 * same moment causes one look into the database. What fails or is not there is forgotten at once.
 */
export class Lru<Value> {
  readonly #size: number;
  readonly #values = new Map<string, Promise<Value>>();
  constructor(size: number) {
    this.#size = size;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key);
    if (known) {
      this.#values.delete(key);
      this.#values.set(key, known);
      return known;
    }
    const loading = load();
    this.#values.set(key, loading);
    const forget = () => {
      if (this.#values.get(key) === loading) this.#values.delete(key);
    };
    loading.then((value) => value === undefined && forget(), forget);
    const oldest = this.#values.keys().next();
    if (this.#values.size > this.#size && !oldest.done) this.#values.delete(oldest.value);
    return loading;
  }
}
