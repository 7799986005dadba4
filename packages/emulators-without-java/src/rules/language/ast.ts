/** Where something stands in its file: 1-based line and column, 0-based offsets in code points, `end` inclusive. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

const ARITHMETIC_OPERATORS = ['+', '-', '*', '/', '%'] as const;
const RELATIONAL_OPERATORS = ['<', '<=', '>', '>='] as const;
export const BINARY_OPERATORS = [
  ...ARITHMETIC_OPERATORS,
  ...RELATIONAL_OPERATORS,
  '==',
  '!=',
  'in',
] as const;
export type ArithmeticOperator = (typeof ARITHMETIC_OPERATORS)[number];
export type RelationalOperator = (typeof RELATIONAL_OPERATORS)[number];
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

interface Node {
  readonly at: Position;
}
export interface Literal extends Node {
  readonly kind: 'literal';
  readonly value: null | boolean | bigint | number | string | Uint8Array;
}
interface Variable extends Node {
  readonly kind: 'variable';
  readonly name: string;
}
interface Member extends Node {
  readonly kind: 'member';
  readonly object: Expression;
  readonly name: string;
}
export interface Index extends Node {
  readonly kind: 'index';
  readonly object: Expression;
  readonly index: Expression;
}
interface Slice extends Node {
  readonly kind: 'slice';
  readonly object: Expression;
  readonly from: Expression;
  readonly to: Expression;
}
/** `name(…)`. `target` is filled in by the checker when the name is a function of the file. */
export interface FunctionCall extends Node {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly Expression[];
  target?: FunctionDeclaration | undefined;
}
/** `object.name(…)`; `packageName` is set when the object is a package such as `math`. */
export interface MethodCall extends Node {
  readonly kind: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly arguments: readonly Expression[];
  readonly packageName?: string | undefined;
}
interface ListExpression extends Node {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}
export interface MapExpression extends Node {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}
export interface PathExpression extends Node {
  readonly kind: 'path';
  readonly segments: readonly (string | Expression)[];
}
interface Unary extends Node {
  readonly kind: 'not' | 'negate';
  readonly operand: Expression;
}
export interface Logical extends Node {
  readonly kind: 'and' | 'or';
  readonly left: Expression;
  readonly right: Expression;
}
interface Binary extends Node {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
interface TypeTest extends Node {
  readonly kind: 'is';
  readonly operand: Expression;
  readonly type: string;
}
interface Ternary extends Node {
  readonly kind: 'ternary';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}
export type Expression =
  | Literal
  | Variable
  | Member
  | Index
  | Slice
  | FunctionCall
  | MethodCall
  | ListExpression
  | MapExpression
  | PathExpression
  | Unary
  | Logical
  | Binary
  | TypeTest
  | Ternary;

export interface Binding extends Node {
  readonly name: string;
  readonly value: Expression;
}
export interface FunctionDeclaration extends Node {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly at: Position }[];
  readonly bindings: readonly Binding[];
  readonly result: Expression;
  /** The innermost match block around the declaration: its captures are what the body sees. */
  readonly owner: MatchBlock | undefined;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'capture'; readonly name: string; readonly at: Position }
  | { readonly kind: 'glob'; readonly name: string | undefined; readonly at: Position };

export interface Permission extends Node {
  readonly operations: readonly string[];
  /** Absent for a bare `allow read;`, which always allows. */
  readonly condition: Expression | undefined;
}
export interface MatchBlock extends Node {
  readonly pattern: readonly PatternSegment[];
  readonly owner: MatchBlock | undefined;
  readonly functions: FunctionDeclaration[];
  readonly permissions: Permission[];
  readonly matches: MatchBlock[];
}
export interface Service extends Node {
  readonly name: string;
  readonly functions: FunctionDeclaration[];
  readonly matches: MatchBlock[];
}
export interface Ruleset {
  readonly version: 1 | 2;
  readonly functions: FunctionDeclaration[];
  readonly services: Service[];
}

/** The expressions directly inside one. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.arguments;
    case 'method':
      return node.packageName === undefined ? [node.object, ...node.arguments] : node.arguments;
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'not':
    case 'negate':
    case 'is':
      return [node.operand];
    case 'and':
    case 'or':
    case 'binary':
      return [node.left, node.right];
    default:
      return [node.condition, node.whenTrue, node.whenFalse];
  }
}

/** The start of a chain such as `resource.data.field`: errors are placed there. */
export function originOf(node: Expression): Expression {
  let origin = node;
  while (
    origin.kind === 'member' ||
    origin.kind === 'index' ||
    (origin.kind === 'method' && origin.packageName === undefined)
  ) {
    origin = origin.object;
  }
  return origin;
}
