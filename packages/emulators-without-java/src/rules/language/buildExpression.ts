import { BINARY_OPERATORS } from './ast.ts';
import type { BinaryOperator, Expression, Position } from './ast.ts';
import type { ParseTree } from './grammar.ts';
import { bytesLiteral, stringLiteral } from './literals.ts';
import { childrenOf, position, ruleOf, rulesIn, textOf } from './tree.ts';

const PACKAGES = new Set(['math', 'timestamp', 'duration', 'latlng', 'hashing', 'firestore']);

function buildList(tree: ParseTree | undefined): Expression[] {
  return tree ? rulesIn(tree).map(buildExpression) : [];
}

/** Parentheses and the grammar's wrapper rules leave no node behind. */
export function buildExpression(tree: ParseTree | undefined): Expression {
  if (!tree) throw new TypeError('The parse tree lacks an expression.');
  const at = position(tree);
  const [first, second, third] = rulesIn(tree);
  switch (ruleOf(tree)) {
    case 'PrimaryExpression':
    case 'ParenSimpleExpression':
    case 'PathSimpleExpression':
    case 'MapSimpleExpression':
    case 'LiteralExpression':
      return buildExpression(first);
    case 'Literal':
      return buildLiteral(textOf(tree), at);
    case 'VariableSimpleExpression':
      return { kind: 'variable', name: textOf(tree), at };
    case 'MemberLookupSimpleExpression':
      return {
        kind: 'member',
        object: buildExpression(first),
        name: second ? textOf(second) : '',
        at,
      };
    case 'ListLookupSimpleExpression': {
      const [from, to] = second ? rulesIn(second) : [];
      const object = buildExpression(first);
      return second && ruleOf(second) === 'RangeLookup'
        ? { kind: 'slice', object, from: buildExpression(from), to: buildExpression(to), at }
        : { kind: 'index', object, index: buildExpression(from), at };
    }
    case 'FunctionCallSimpleExpression':
      return { kind: 'call', name: first ? textOf(first) : '', arguments: buildList(second), at };
    case 'IdMemberFunctionCallSimpleExpression': {
      const name = first ? textOf(first) : '';
      return {
        kind: 'method',
        object: { kind: 'variable', name, at: position(first ?? tree) },
        name: second ? textOf(second) : '',
        arguments: buildList(third),
        packageName: PACKAGES.has(name) ? name : undefined,
        at,
      };
    }
    case 'MemberFunctionCallSimpleExpression':
      return {
        kind: 'method',
        object: buildExpression(first),
        name: second ? textOf(second) : '',
        arguments: buildList(third),
        at,
      };
    case 'ListSimpleExpression':
      return { kind: 'list', items: buildList(first), at };
    case 'MapExpression':
      return {
        kind: 'map',
        entries: (first ? rulesIn(first) : []).map((entry) => {
          const [key, value] = rulesIn(entry);
          return { key: buildExpression(key), value: buildExpression(value) };
        }),
        at,
      };
    case 'PathExpression':
      return { kind: 'path', segments: rulesIn(tree).flatMap(buildPathSegment), at };
    case 'NotExpression':
      return { kind: 'not', operand: buildExpression(first), at };
    case 'UnaryAdditiveExpression':
      return { kind: 'negate', operand: buildExpression(first), at };
    case 'LogicalAndExpression':
      return { kind: 'and', left: buildExpression(first), right: buildExpression(second), at };
    case 'LogicalOrExpression':
      return { kind: 'or', left: buildExpression(first), right: buildExpression(second), at };
    case 'ExprIsTypeIdExpression':
      return {
        kind: 'is',
        operand: buildExpression(first),
        type: second ? textOf(second) : '',
        at,
      };
    case 'TernaryExpression':
      return {
        kind: 'ternary',
        condition: buildExpression(first),
        whenTrue: buildExpression(second),
        whenFalse: buildExpression(third),
        at,
      };
    case 'ExprInExpression':
    case 'EqualityExpression':
    case 'RelationalExpression':
    case 'AdditiveExpression':
    case 'MultiplicativeExpression': {
      return {
        kind: 'binary',
        operator: binaryOperator(tree),
        left: buildExpression(first),
        right: buildExpression(second),
        at,
      };
    }
    default:
      throw new TypeError(`The grammar knows an expression this engine does not: ${ruleOf(tree)}.`);
  }
}

function binaryOperator(tree: ParseTree): BinaryOperator {
  const text = childrenOf(tree).find(({ symbol }) => symbol)?.symbol?.text;
  const operator = BINARY_OPERATORS.find((known) => known === text);
  if (!operator)
    throw new TypeError(`The grammar knows an operator this engine does not: ${text}.`);
  return operator;
}

function buildPathSegment(tree: ParseTree): (string | Expression)[] {
  const inner = rulesIn(tree)[0];
  if (inner && !/Segme(?:nt|mnt)$/u.test(ruleOf(inner))) return [buildExpression(inner)];
  const text = textOf(tree).replace(/^\//u, '');
  return text === '' ? [] : [text];
}

function buildLiteral(text: string, at: Position): Expression {
  const literal = (value: null | boolean | bigint | number | string | Uint8Array): Expression => ({
    kind: 'literal',
    value,
    at,
  });
  if (text === 'null') return literal(null);
  if (text === 'true' || text === 'false') return literal(text === 'true');
  if (/^['"]/u.test(text)) return literal(stringLiteral(text));
  if (/^b['"]/u.test(text)) return literal(bytesLiteral(text));
  return literal(text.includes('.') ? Number(text) : BigInt(text));
}
