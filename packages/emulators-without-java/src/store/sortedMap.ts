interface Node<V, K> {
  readonly key: K;
  readonly value: V;
  readonly left: Node<V, K> | undefined;
  readonly right: Node<V, K> | undefined;
  readonly height: number;
  readonly size: number;
}

type Entry<V, K> = readonly [key: K, value: V];

/**
 * An immutable map ordered by key: every change makes a new map that shares all but O(log n) nodes with the old one, so
 * an old version costs only what has changed since, and is freed when nobody holds it any more.
 * An AVL tree (Adelson-Velsky and Landis, 1962) with copied paths.
 */
export class SortedMap<V, K = string> {
  readonly #compare: (a: K, b: K) => number;
  readonly #root: Node<V, K> | undefined;

  private constructor(compare: (a: K, b: K) => number, root: Node<V, K> | undefined) {
    this.#compare = compare;
    this.#root = root;
  }

  static empty<V, K = string>(compare: (a: K, b: K) => number): SortedMap<V, K> {
    return new SortedMap<V, K>(compare, undefined);
  }

  /** Of keys that are in order already and differ: that takes O(n). */
  static ofSorted<V, K>(
    compare: (a: K, b: K) => number,
    keys: readonly K[],
    valueOf: (key: K) => V,
  ): SortedMap<V, K> {
    return SortedMap.empty<V, K>(compare).setSorted(keys.map((key) => [key, valueOf(key)]));
  }

  get size(): number {
    return sizeOf(this.#root);
  }

  get(key: K): V | undefined {
    let node = this.#root;
    while (node !== undefined) {
      const comparison = this.#compare(key, node.key);
      if (comparison === 0) return node.value;
      node = comparison < 0 ? node.left : node.right;
    }
    return undefined;
  }

  set(key: K, value: V): SortedMap<V, K> {
    return this.setSorted([[key, value]]);
  }

  /** Sets entries that are in order and whose keys differ: what they change in common is copied once. */
  setSorted(entries: readonly Entry<V, K>[]): SortedMap<V, K> {
    return new SortedMap(this.#compare, this.#inserted(this.#root, entries, 0, entries.length));
  }

  delete(key: K): SortedMap<V, K> {
    const root = this.#removed(this.#root, key);
    return root === this.#root ? this : new SortedMap(this.#compare, root);
  }

  *keys(): Generator<K, void, undefined> {
    const path = pathTo(this.#root, () => false);
    for (let node = next(path); node !== undefined; node = next(path)) yield node.key;
  }

  /**
   * The values in key order, from the first key that is not `before` up to the first that is `past`. Here and below,
   * `before` is true for keys up to a point and false after it, and `past` the other way round.
   */
  *from(
    before: (key: K) => boolean,
    past: (key: K) => boolean = () => false,
  ): Generator<V, void, undefined> {
    const path = pathTo(this.#root, ({ key }) => before(key));
    for (let node = next(path); node !== undefined && !past(node.key); node = next(path)) {
      yield node.value;
    }
  }

  /** How many keys are `before`: the position of the first that is not. */
  rank(before: (key: K) => boolean): number {
    let rank = 0;
    pathTo(this.#root, ({ key, left }) => {
      const isBefore = before(key);
      if (isBefore) rank += sizeOf(left) + 1;
      return isBefore;
    });
    return rank;
  }

  /** The values from one position up to another, which is left out. */
  *between(start: number, end: number): Generator<V, void, undefined> {
    let rest = start;
    const path = pathTo(this.#root, ({ left }) => {
      const isBefore = sizeOf(left) < rest;
      if (isBefore) rest -= sizeOf(left) + 1;
      return isBefore;
    });
    for (let position = start; position < end; position++) {
      const node = next(path);
      if (node === undefined) return;
      yield node.value;
    }
  }

  /** A tree with the entries from `start` up to `end`. */
  #inserted(
    node: Node<V, K> | undefined,
    entries: readonly Entry<V, K>[],
    start: number,
    end: number,
  ): Node<V, K> | undefined {
    if (start === end) return node;
    if (node === undefined) return built(entries, start, end);
    let middle = start;
    for (let past = end; middle < past;) {
      const between = (middle + past) >> 1;
      const key = entries[between]?.[0];
      if (key !== undefined && this.#compare(key, node.key) < 0) middle = between + 1;
      else past = between;
    }
    const entry = middle < end ? entries[middle] : undefined;
    const own = entry !== undefined && this.#compare(entry[0], node.key) === 0 ? entry : undefined;
    return joined(
      node.key,
      own === undefined ? node.value : own[1],
      this.#inserted(node.left, entries, start, middle),
      this.#inserted(node.right, entries, own === undefined ? middle : middle + 1, end),
    );
  }

  #removed(node: Node<V, K> | undefined, key: K): Node<V, K> | undefined {
    if (node === undefined) return undefined;
    const comparison = this.#compare(key, node.key);
    if (comparison < 0) {
      const left = this.#removed(node.left, key);
      return left === node.left ? node : balance(node.key, node.value, left, node.right);
    }
    if (comparison > 0) {
      const right = this.#removed(node.right, key);
      return right === node.right ? node : balance(node.key, node.value, node.left, right);
    }
    if (node.left === undefined) return node.right;
    if (node.right === undefined) return node.left;
    const next = first(node.right);
    return balance(next.key, next.value, node.left, withoutFirst(node.right));
  }
}

/** The first node that is not `before`, at the end, and all above it that come after it. */
function pathTo<V, K>(
  root: Node<V, K> | undefined,
  before: (node: Node<V, K>) => boolean,
): Node<V, K>[] {
  const path: Node<V, K>[] = [];
  let node = root;
  while (node !== undefined) {
    if (before(node)) {
      node = node.right;
    } else {
      path.push(node);
      node = node.left;
    }
  }
  return path;
}

/** Takes the node at the end of a path, and leaves the path to the one after it. */
function next<V, K>(path: Node<V, K>[]): Node<V, K> | undefined {
  const node = path.pop();
  for (let below = node?.right; below !== undefined; below = below.left) path.push(below);
  return node;
}

/** A tree of some of the entries, as low as can be. */
function built<V, K>(
  entries: readonly Entry<V, K>[],
  start: number,
  end: number,
): Node<V, K> | undefined {
  const middle = (start + end) >> 1;
  const entry = start < end ? entries[middle] : undefined;
  if (entry === undefined) return undefined;
  const left = built(entries, start, middle);
  return create(entry[0], entry[1], left, built(entries, middle + 1, end));
}

/** A node over two trees of any height (Blelloch, Ferizovic and Sun, Just Join for Parallel Ordered Sets, 2016). */
function joined<V, K>(
  key: K,
  value: V,
  left: Node<V, K> | undefined,
  right: Node<V, K> | undefined,
): Node<V, K> {
  const tilt = heightOf(left) - heightOf(right);
  if (tilt > 1 && left !== undefined) {
    return balance(left.key, left.value, left.left, joined(key, value, left.right, right));
  }
  if (tilt < -1 && right !== undefined) {
    return balance(right.key, right.value, joined(key, value, left, right.left), right.right);
  }
  return create(key, value, left, right);
}

function create<V, K>(
  key: K,
  value: V,
  left: Node<V, K> | undefined,
  right: Node<V, K> | undefined,
): Node<V, K> {
  const height = Math.max(heightOf(left), heightOf(right)) + 1;
  return { key, value, left, right, height, size: sizeOf(left) + sizeOf(right) + 1 };
}

/** A node over two subtrees whose heights differ by two at most, rotated so that they differ by one at most. */
function balance<V, K>(
  key: K,
  value: V,
  left: Node<V, K> | undefined,
  right: Node<V, K> | undefined,
): Node<V, K> {
  const tilt = heightOf(left) - heightOf(right);
  if (tilt > 1 && left !== undefined) {
    const { left: outer, right: inner } = left;
    if (inner === undefined || heightOf(outer) >= heightOf(inner)) {
      return create(left.key, left.value, outer, create(key, value, inner, right));
    }
    const lower = create(left.key, left.value, outer, inner.left);
    return create(inner.key, inner.value, lower, create(key, value, inner.right, right));
  }
  if (tilt < -1 && right !== undefined) {
    const { left: inner, right: outer } = right;
    if (inner === undefined || heightOf(outer) >= heightOf(inner)) {
      return create(right.key, right.value, create(key, value, left, inner), outer);
    }
    const upper = create(right.key, right.value, inner.right, outer);
    return create(inner.key, inner.value, create(key, value, left, inner.left), upper);
  }
  return create(key, value, left, right);
}

function first<V, K>(node: Node<V, K>): Node<V, K> {
  let result = node;
  while (result.left !== undefined) result = result.left;
  return result;
}

function withoutFirst<V, K>(node: Node<V, K>): Node<V, K> | undefined {
  return node.left === undefined
    ? node.right
    : balance(node.key, node.value, withoutFirst(node.left), node.right);
}

function heightOf(node: Node<unknown, unknown> | undefined): number {
  return node?.height ?? 0;
}

function sizeOf(node: Node<unknown, unknown> | undefined): number {
  return node?.size ?? 0;
}
