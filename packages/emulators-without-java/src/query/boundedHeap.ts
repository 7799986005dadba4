/** Keeps the smallest `capacity` of the items pushed. Each push takes O(log capacity), memory O(capacity). */
export class BoundedHeap<Item> {
  /** A binary heap with the greatest item on top, where it can be thrown out. */
  readonly #items: Item[] = [];
  readonly #capacity: number;
  readonly #compare: (a: Item, b: Item) => number;

  constructor(capacity: number, compare: (a: Item, b: Item) => number) {
    this.#capacity = capacity;
    this.#compare = compare;
  }

  push(item: Item): void {
    const items = this.#items;
    if (items.length < this.#capacity) {
      items.push(item);
      this.#siftUp(items.length - 1);
    } else if (items[0] !== undefined && this.#compare(item, items[0]) < 0) {
      items[0] = item;
      this.#siftDown();
    }
  }

  sorted(): Item[] {
    return this.#items.toSorted(this.#compare);
  }

  #siftUp(start: number): void {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#compareAt(index, parent) <= 0) return;
      this.#swap(index, parent);
      index = parent;
    }
  }

  #siftDown(): void {
    let index = 0;
    for (;;) {
      let greatest = index;
      for (const child of [2 * index + 1, 2 * index + 2]) {
        if (child < this.#items.length && this.#compareAt(child, greatest) > 0) greatest = child;
      }
      if (greatest === index) return;
      this.#swap(index, greatest);
      index = greatest;
    }
  }

  #compareAt(a: number, b: number): number {
    const left = this.#items[a];
    const right = this.#items[b];
    return left === undefined || right === undefined ? 0 : this.#compare(left, right);
  }

  #swap(a: number, b: number): void {
    const left = this.#items[a];
    const right = this.#items[b];
    if (left === undefined || right === undefined) return;
    this.#items[a] = right;
    this.#items[b] = left;
  }
}
