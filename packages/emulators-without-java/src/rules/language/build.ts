import type {
  Binding,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  Permission,
  Ruleset,
  Service,
  Position,
} from './ast.ts';
import { buildExpression } from './buildExpression.ts';
import type { ParseTree } from './grammar.ts';
import { child, childrenOf, position, ruleOf, rulesIn, textOf } from './tree.ts';

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
