interface Node<V> {
  readonly key: string;
  readonly value: V;
  readonly left: Node<V> | undefined;
  readonly right: Node<V> | undefined;
  readonly height: number;
  readonly size: number;
}

/**
 * An immutable map ordered by key: every change makes a new map that shares all but O(log n) nodes with the old one, so
 * an old version costs only what has changed since, and is freed when nobody holds it any more.
 * An AVL tree (Adelson-Velsky and Landis, 1962) with copied paths.
 */
export class SortedMap<V> {
  readonly #compare: (a: string, b: string) => number;
  readonly #root: Node<V> | undefined;

  private constructor(compare: (a: string, b: string) => number, root: Node<V> | undefined) {
    this.#compare = compare;
    this.#root = root;
  }

  static empty<V>(compare: (a: string, b: string) => number): SortedMap<V> {
    return new SortedMap<V>(compare, undefined);
  }

  get size(): number {
    return sizeOf(this.#root);
  }

  get(key: string): V | undefined {
    let node = this.#root;
    while (node !== undefined) {
      const comparison = this.#compare(key, node.key);
      if (comparison === 0) return node.value;
      node = comparison < 0 ? node.left : node.right;
    }
    return undefined;
  }

  set(key: string, value: V): SortedMap<V> {
    return new SortedMap(this.#compare, this.#inserted(this.#root, key, value));
  }

  delete(key: string): SortedMap<V> {
    const root = this.#removed(this.#root, key);
    return root === this.#root ? this : new SortedMap(this.#compare, root);
  }

  *keys(): Generator<string, void, undefined> {
    for (const { key } of nodesFrom(this.#root, () => false)) yield key;
  }

  /** The values in key order, from the first key that is not `before`: true for keys up to a point, false after it. */
  *from(before: (key: string) => boolean): Generator<V, void, undefined> {
    for (const { value } of nodesFrom(this.#root, before)) yield value;
  }

  #inserted(node: Node<V> | undefined, key: string, value: V): Node<V> {
    if (node === undefined) return create(key, value, undefined, undefined);
    const comparison = this.#compare(key, node.key);
    if (comparison === 0) return create(node.key, value, node.left, node.right);
    return comparison < 0
      ? balance(node.key, node.value, this.#inserted(node.left, key, value), node.right)
      : balance(node.key, node.value, node.left, this.#inserted(node.right, key, value));
  }

  #removed(node: Node<V> | undefined, key: string): Node<V> | undefined {
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

function* nodesFrom<V>(
  root: Node<V> | undefined,
  before: (key: string) => boolean,
): Generator<Node<V>, void, undefined> {
  const path: Node<V>[] = [];
  let node = root;
  while (node !== undefined) {
    if (before(node.key)) {
      node = node.right;
    } else {
      path.push(node);
      node = node.left;
    }
  }
  for (let next = path.pop(); next !== undefined; next = path.pop()) {
    yield next;
    for (node = next.right; node !== undefined; node = node.left) path.push(node);
  }
}

function create<V>(
  key: string,
  value: V,
  left: Node<V> | undefined,
  right: Node<V> | undefined,
): Node<V> {
  const height = Math.max(heightOf(left), heightOf(right)) + 1;
  return { key, value, left, right, height, size: sizeOf(left) + sizeOf(right) + 1 };
}

/** A node over two subtrees whose heights differ by two at most, rotated so that they differ by one at most. */
function balance<V>(
  key: string,
  value: V,
  left: Node<V> | undefined,
  right: Node<V> | undefined,
): Node<V> {
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

function first<V>(node: Node<V>): Node<V> {
  let result = node;
  while (result.left !== undefined) result = result.left;
  return result;
}

function withoutFirst<V>(node: Node<V>): Node<V> | undefined {
  return node.left === undefined
    ? node.right
    : balance(node.key, node.value, withoutFirst(node.left), node.right);
}

function heightOf(node: Node<unknown> | undefined): number {
  return node?.height ?? 0;
}

function sizeOf(node: Node<unknown> | undefined): number {
  return node?.size ?? 0;
}
