import { library } from '../library/index.ts';
import type { RulesIssue } from '../types.ts';
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  Position,
  Ruleset,
  Service,
} from './ast.ts';
import { childrenOf } from './ast.ts';
import { checkComparison } from './comparisons.ts';
import { MAX_BINDINGS, MAX_CALL_STACK } from './limits.ts';

const PACKAGES = new Set(['math', 'timestamp', 'duration', 'latlng', 'hashing']);
const SERVICE_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'cloud.firestore': ['get', 'exists', 'getAfter', 'existsAfter'],
  'firebase.storage': ['firestore.get', 'firestore.exists'],
};
const EVERYWHERE = ['debug', 'resolve'];
const GLOBALS = new Set(['request', 'resource']);

/** Functions and captures that can be seen from a place. */
interface Scope {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly names: ReadonlySet<string>;
}

/** Finds what the official compiler finds, and connects each call to the function it means. */
export function check(ruleset: Ruleset): RulesIssue[] {
  return new Checker(ruleset).run();
}

class Checker {
  readonly #issues: RulesIssue[] = [];
  readonly #used = new Set<FunctionDeclaration>();
  readonly #declared: FunctionDeclaration[] = [];
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  /** References to `request` and `resource`, by the function they stand in. */
  readonly #globalsIn = new Map<FunctionDeclaration, { name: string; at: Position }[]>();
  #builtIns: ReadonlySet<string> = new Set();
  readonly #ruleset: Ruleset;

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
  }

  run(): RulesIssue[] {
    const { functions, services } = this.#ruleset;
    const outermost: Scope = { functions: new Map(), names: new Set() };
    const scope = this.#withFunctions(outermost, functions);
    this.#builtIns = new Set([...EVERYWHERE, ...Object.values(SERVICE_FUNCTIONS).flat()]);
    this.#checkFunctions(functions, scope);
    for (const service of services) this.#checkService(service, scope);
    this.#checkUnused();
    this.#checkCallStacks();
    return this.#issues.toSorted(
      (a, b) =>
        a.sourcePosition.line - b.sourcePosition.line ||
        a.sourcePosition.column - b.sourcePosition.column,
    );
  }

  #checkService(service: Service, outer: Scope): void {
    this.#builtIns = new Set([...EVERYWHERE, ...(SERVICE_FUNCTIONS[service.name] ?? [])]);
    const scope = this.#withFunctions(outer, service.functions);
    this.#checkFunctions(service.functions, scope);
    for (const block of service.matches) this.#checkMatch(block, scope);
  }

  #checkMatch(block: MatchBlock, outer: Scope): void {
    const names = new Set(outer.names);
    for (const segment of block.pattern) {
      if (segment.kind === 'literal' || segment.name === undefined) continue;
      this.#checkName(segment.name, segment.at);
      names.add(segment.name);
    }
    const globs = block.pattern.filter((segment) => segment.kind === 'glob');
    if (globs.length > 1) {
      this.#error(
        'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
        globs[1]?.at ?? block.at,
      );
    }
    const scope = this.#withFunctions({ functions: outer.functions, names }, block.functions);
    this.#checkFunctions(block.functions, scope);
    for (const { condition } of block.permissions) {
      if (condition) this.#checkExpression(condition, scope, undefined);
    }
    for (const inner of block.matches) this.#checkMatch(inner, scope);
  }

  #withFunctions(outer: Scope, functions: readonly FunctionDeclaration[]): Scope {
    const visible = new Map(outer.functions);
    const here = new Set<string>();
    for (const declaration of functions) {
      if (here.has(declaration.name)) this.#alreadyBound(declaration.name, declaration.at);
      here.add(declaration.name);
      visible.set(declaration.name, declaration);
      this.#declared.push(declaration);
    }
    return { functions: visible, names: outer.names };
  }

  #checkFunctions(functions: readonly FunctionDeclaration[], scope: Scope): void {
    for (const declaration of functions) this.#checkFunction(declaration, scope);
  }

  #checkFunction(declaration: FunctionDeclaration, scope: Scope): void {
    const own = new Set<string>();
    const bind = (name: string, at: Position): void => {
      this.#checkName(name, at);
      if (own.has(name)) this.#alreadyBound(name, at);
      own.add(name);
    };
    for (const { name, at } of declaration.parameters) bind(name, at);
    if (declaration.bindings.length > MAX_BINDINGS) {
      this.#error(
        `Maximum allowed variable count of ${MAX_BINDINGS - 1} for a given function has been reached.`,
        declaration.bindings[MAX_BINDINGS]?.at ?? declaration.at,
      );
    }
    /** Bindings nobody has read yet. */
    const unread = new Map<string, Position>();
    const warnUnread = (name: string, at: Position): void => {
      this.#warning(`Unused variable: ${name}.`, at);
    };
    const check = (expression: Expression): void => {
      const names = new Set([...scope.names, ...own]);
      const read = new Set<string>();
      this.#checkExpression(expression, { functions: scope.functions, names }, declaration, read);
      for (const name of read) unread.delete(name);
    };
    for (const { name, value, at } of declaration.bindings) {
      check(value);
      const hidden = unread.get(name);
      if (hidden) warnUnread(name, hidden);
      bind(name, at);
      unread.set(name, at);
    }
    check(declaration.result);
    for (const [name, at] of unread) warnUnread(name, at);
  }

  #checkExpression(
    node: Expression,
    scope: Scope,
    inside: FunctionDeclaration | undefined,
    read?: Set<string>,
  ): void {
    switch (node.kind) {
      case 'variable':
        read?.add(node.name);
        if (GLOBALS.has(node.name) && !scope.names.has(node.name)) {
          if (inside) push(this.#globalsIn, inside, { name: node.name, at: node.at });
        } else if (!scope.names.has(node.name)) {
          this.#warning(`Invalid variable name: ${node.name}.`, node.at);
        }
        break;
      case 'call': {
        node.target = scope.functions.get(node.name);
        if (node.target) this.#checkCall(node.target, node.arguments.length, node.at, inside);
        else this.#checkLibraryCall(node.name, node.arguments.length, node.at);
        break;
      }
      case 'method':
        if (node.packageName !== undefined && !scope.names.has(node.packageName)) {
          this.#checkLibraryCall(
            `${node.packageName}.${node.name}`,
            node.arguments.length,
            node.at,
          );
        } else if (node.packageName !== undefined) {
          read?.add(node.packageName);
        }
        break;
      default: {
        const warning = checkComparison(node);
        if (warning !== undefined) this.#warning(warning, node.at);
      }
    }
    for (const inner of childrenOf(node)) this.#checkExpression(inner, scope, inside, read);
  }

  #checkCall(
    target: FunctionDeclaration,
    count: number,
    at: Position,
    inside: FunctionDeclaration | undefined,
  ): void {
    this.#used.add(target);
    if (target.parameters.length !== count) this.#wrongCount(target.name, at);
    if (!inside) return;
    const called = this.#calls.get(inside);
    if (called) called.add(target);
    else this.#calls.set(inside, new Set([target]));
  }

  #checkLibraryCall(name: string, count: number, at: Position): void {
    if (this.#builtIns.has(name)) {
      if (count !== 1) this.#wrongCount(name, at);
      return;
    }
    const overloads = library.get(name);
    if (!overloads) this.#warning(`Invalid function name: ${name}.`, at);
    else if (!overloads.some(({ parameters }) => parameters.length === count)) {
      this.#wrongCount(name, at);
    }
  }

  #checkName(name: string, at: Position): void {
    if (PACKAGES.has(name)) {
      this.#error(`${name} is a package and cannot be used as variable name.`, at);
    }
  }

  /** Nothing binds `request` for a function that is never called. */
  #checkUnused(): void {
    for (const declaration of this.#declared) {
      if (this.#used.has(declaration)) continue;
      this.#warning(`Unused function: ${declaration.name}.`, declaration.at);
      for (const { name, at } of this.#globalsIn.get(declaration) ?? []) {
        this.#warning(`Invalid variable name: ${name}.`, at);
      }
    }
  }

  #checkCallStacks(): void {
    const finished = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();
    const reported = new Set<FunctionDeclaration>();
    const deepest = (
      declaration: FunctionDeclaration,
      stack: readonly FunctionDeclaration[],
    ): readonly FunctionDeclaration[] => {
      const known = finished.get(declaration);
      if (known) return known;
      let longest: readonly FunctionDeclaration[] = [];
      for (const called of this.#calls.get(declaration) ?? []) {
        if (called === declaration || stack.includes(called)) {
          if (!reported.has(called)) this.#error('Recursive call is not allowed.', called.at);
          reported.add(called);
          continue;
        }
        const below = deepest(called, [...stack, declaration]);
        if (below.length > longest.length) longest = below;
      }
      const result = [declaration, ...longest];
      finished.set(declaration, result);
      return result;
    };
    for (const declaration of this.#declared) {
      const stack = deepest(declaration, []);
      if (stack.length === MAX_CALL_STACK + 1) {
        const names = stack.slice(0, MAX_CALL_STACK).map(({ name }) => name);
        this.#error(
          `Maximum allowed call depth of ${MAX_CALL_STACK - 1} is reached for [${names.join('->')}] call stack.`,
          declaration.at,
        );
      }
    }
  }

  #alreadyBound(name: string, at: Position): void {
    this.#error(`The identifier [${name}] is already bound in the current scope.`, at);
  }
  #wrongCount(name: string, at: Position): void {
    this.#warning(`Incorrect number of arguments supplied to function: ${name}.`, at);
  }
  #error(description: string, at: Position): void {
    this.#add('ERROR', description, at);
  }
  #warning(description: string, at: Position): void {
    this.#add('WARNING', description, at);
  }
  #add(severity: RulesIssue['severity'], description: string, at: Position): void {
    const { line, column } = at;
    this.#issues.push({ sourcePosition: { line, column }, description, severity });
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
