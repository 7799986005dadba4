import type {
  BinaryOperator,
  Binding,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  Permission,
  Position,
  Ruleset,
  Service,
} from './ast.ts';
import type { ParseTree } from './grammar.ts';
import { bytesLiteral, stringLiteral } from './literals.ts';

const PACKAGES = new Set(['math', 'timestamp', 'duration', 'latlng', 'hashing', 'firestore']);

const ruleOf = (tree: ParseTree): string => tree.constructor.name.replace(/Context$/u, '');
const childrenOf = (tree: ParseTree): readonly ParseTree[] => tree.children ?? [];
/** Children that are grammar rules, tokens left out. */
const rulesIn = (tree: ParseTree): ParseTree[] => childrenOf(tree).filter((c) => !c.symbol);
const textOf = (tree: ParseTree): string =>
  tree.symbol ? tree.symbol.text : childrenOf(tree).map(textOf).join('');
const child = (tree: ParseTree, rule: string): ParseTree | undefined =>
  childrenOf(tree).find((c) => ruleOf(c) === rule);

function position(tree: ParseTree): Position {
  const first = tree.symbol ?? tree.start;
  const last = tree.symbol ?? tree.stop ?? first;
  return {
    line: first?.line ?? 0,
    column: (first?.column ?? -1) + 1,
    start: first?.start ?? 0,
    end: last?.stop ?? 0,
  };
}

/** Statements the grammar knows and no service supports. */
export function unsupportedStatements(tree: ParseTree): { description: string; at: Position }[] {
  return childrenOf(tree).flatMap((statement) => {
    if (ruleOf(statement) === 'ImportStatement') {
      return [{ description: 'Import statements are not supported.', at: position(statement) }];
    }
    if (ruleOf(statement) !== 'VersionStatement') return [];
    const version = /['"](.*)['"]/su.exec(textOf(statement))?.[1] ?? '';
    const description = `Only rules_version '1' and '2' are allowed, but got '${version}'`;
    return version === '1' || version === '2' ? [] : [{ description, at: position(statement) }];
  });
}

/** Turns the parse tree of an error-free file into the typed tree everything else works on. */
export function buildRuleset(tree: ParseTree): Ruleset {
  const version = child(tree, 'VersionStatement');
  const ruleset: Ruleset = {
    version: version && /['"]2['"]/u.test(textOf(version)) ? 2 : 1,
    functions: [],
    services: [],
  };
  for (const statement of childrenOf(tree).filter((c) => ruleOf(c) === 'RulesetStatement')) {
    for (const part of rulesIn(statement)) {
      if (ruleOf(part) === 'ServiceDeclaration') ruleset.services.push(buildService(part));
      else ruleset.functions.push(buildFunction(part, undefined));
    }
  }
  return ruleset;
}

function buildService(tree: ParseTree): Service {
  const name = child(tree, 'ServiceId');
  const service: Service = {
    name: name ? textOf(name) : '',
    functions: [],
    matches: [],
    at: position(tree),
  };
  for (const statement of childrenOf(tree).filter((c) => ruleOf(c) === 'ServiceStatement')) {
    for (const part of rulesIn(statement)) {
      if (ruleOf(part) === 'FunctionDeclaration') {
        service.functions.push(buildFunction(part, undefined));
      } else service.matches.push(buildMatch(part, undefined));
    }
  }
  return service;
}

function buildMatch(tree: ParseTree, owner: MatchBlock | undefined): MatchBlock {
  const path = child(tree, 'PathDecl');
  const block: MatchBlock = {
    pattern: path ? rulesIn(path).flatMap(buildSegment) : [],
    owner,
    functions: [],
    permissions: [],
    matches: [],
    at: position(tree),
  };
  for (const statement of childrenOf(tree).filter((c) => ruleOf(c) === 'MatchStatement')) {
    for (const part of rulesIn(statement)) {
      switch (ruleOf(part)) {
        case 'FunctionDeclaration':
          block.functions.push(buildFunction(part, block));
          break;
        case 'PermissionDeclaration':
          block.permissions.push(buildPermission(part));
          break;
        default:
          block.matches.push(buildMatch(part, block));
      }
    }
  }
  return block;
}

function buildSegment(tree: ParseTree): PatternSegment[] {
  const inner = rulesIn(tree)[0];
  const variable = inner && child(inner, 'LocalVariableId');
  switch (ruleOf(tree)) {
    case 'CaptureSegment':
      return variable ? [{ kind: 'capture', name: textOf(variable), at: position(variable) }] : [];
    case 'GlobSegment':
      return [
        {
          kind: 'glob',
          name: variable && textOf(variable),
          at: position(variable ?? tree),
        },
      ];
    case 'EmptySegment':
      return [];
    default: {
      const text = textOf(tree).slice(1);
      if (text === '') return [];
      return [
        text === '**'
          ? { kind: 'glob', name: undefined, at: position(tree) }
          : { kind: 'literal', text },
      ];
    }
  }
}

function buildPermission(tree: ParseTree): Permission {
  const body = child(tree, 'PermissionBody');
  const condition = body && rulesIn(body)[0];
  return {
    operations: childrenOf(tree)
      .filter((c) => ruleOf(c) === 'OperationId')
      .flatMap((c) => textOf(c).split(','))
      .filter((name) => name !== ''),
    condition: condition && buildExpression(condition),
    at: position(tree),
  };
}

function buildFunction(tree: ParseTree, owner: MatchBlock | undefined): FunctionDeclaration {
  const body = child(tree, 'FunctionBody');
  const signature = child(tree, 'FunctionSignature');
  const parameters = signature && child(signature, 'ParamList');
  const name = child(tree, 'LocalFunctionId');
  const returned = body && child(body, 'ReturnStatement');
  return {
    name: name ? textOf(name) : '',
    parameters: (parameters ? rulesIn(parameters) : []).map((c) => ({
      name: textOf(c),
      at: position(c),
    })),
    bindings: (body ? childrenOf(body) : [])
      .filter((c) => ruleOf(c) === 'BindingDeclaration')
      .map(buildBinding),
    result: buildExpression(returned && rulesIn(returned)[0]),
    owner,
    at: position(tree),
  };
}

function buildBinding(tree: ParseTree): Binding {
  const [name, value] = rulesIn(tree);
  return {
    name: name ? textOf(name) : '',
    value: buildExpression(value),
    at: position(name ?? tree),
  };
}

function buildList(tree: ParseTree | undefined): Expression[] {
  return tree ? rulesIn(tree).map(buildExpression) : [];
}

/** Parentheses and the grammar's wrapper rules leave no node behind. */
function buildExpression(tree: ParseTree | undefined): Expression {
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
      const operator = childrenOf(tree).find((c) => c.symbol)?.symbol?.text as BinaryOperator;
      return {
        kind: 'binary',
        operator,
        left: buildExpression(first),
        right: buildExpression(second),
        at,
      };
    }
    default:
      throw new TypeError(`The grammar knows an expression this engine does not: ${ruleOf(tree)}.`);
  }
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
