import type { Expression } from './ast.ts';

/** What the packages' functions answer. */
const RESULTS: Readonly<Record<string, string>> = {
  'latlng.value': 'latlng',
  'timestamp.date': 'timestamp',
  'timestamp.value': 'timestamp',
  'duration.value': 'duration',
  'duration.time': 'duration',
  'duration.abs': 'duration',
  'hashing.md5': 'bytes',
  'hashing.sha256': 'bytes',
  'hashing.crc32': 'bytes',
  'hashing.crc32c': 'bytes',
};
const CASTS: Readonly<Record<string, string>> = {
  path: 'path',
  string: 'string',
  int: 'number',
  float: 'number',
};

/** The type an expression certainly has, as far as it can be told without running it. */
function staticType(node: Expression): string | undefined {
  switch (node.kind) {
    case 'literal':
      if (node.value === null) return 'null';
      if (node.value instanceof Uint8Array) return 'bytes';
      return typeof node.value === 'bigint' ? 'number' : typeof node.value;
    case 'path':
    case 'list':
    case 'map':
      return node.kind;
    case 'call':
      return node.target ? undefined : CASTS[node.name];
    case 'method':
      return node.packageName === undefined
        ? undefined
        : RESULTS[`${node.packageName}.${node.name}`];
    default:
      return undefined;
  }
}

/** The warning for a comparison between types that are never equal. */
export function checkComparison(node: Expression): string | undefined {
  if (node.kind !== 'binary' || (node.operator !== '==' && node.operator !== '!='))
    return undefined;
  const [left, right] = [staticType(node.left), staticType(node.right)];
  if (left === undefined || right === undefined || left === right) return undefined;
  return `The sub-expressions are not comparable, so this comparison will always return ${node.operator === '!='}.`;
}
