import { isStackOverflow, reportFault } from '../../model/fault.ts';
import { Bytes } from '../../model/value.ts';
import type {
  Expression,
  FunctionCall,
  FunctionDeclaration,
  Logical,
  MethodCall,
} from '../language/ast.ts';
import { originOf } from '../language/ast.ts';
import { debug } from '../library/debug.ts';
import { invoke, library } from '../library/index.ts';
import { index, isType, member, slice } from './access.ts';
import {
  combine,
  EvaluationAborted,
  Exhausted,
  Failure,
  fail,
  nullError,
  UNKNOWN,
} from './failure.ts';
import type { Captures } from './match.ts';
import { binary, negate } from './operators.ts';
import { bounded } from './size.ts';
import { Path, segmentsOf, typeName } from './values.ts';
import type { RulesItem } from './values.ts';

/** Told of each expression's outcome, for coverage. */
export interface Observer {
  evaluated(node: Expression, outcome: RulesItem): void;
  /** The expression was not needed to decide. */
  skipped(node: Expression): void;
}

/** What a service gives to its rules. */
export interface Environment {
  /** `request` and `resource`. */
  readonly globals: ReadonlyMap<string, RulesItem>;
  /** `get`, `exists` and the like, by the name rules call them. */
  readonly functions: ReadonlyMap<string, (values: readonly RulesItem[]) => RulesItem>;
  readonly observer?: Observer | undefined;
  /** Nothing is loaded yet, so that every branch is walked, also those that a document would spare. */
  readonly isBlind?: boolean | undefined;
}

/** Names visible in an expression: a function's parameters and bindings, then the captures around. */
interface Scope {
  readonly locals: Map<string, RulesItem>;
  readonly captures: Captures | undefined;
}

/** Expressions evaluated for one request; the official limit. */
const MAX_EXPRESSIONS = 1000;

/** Evaluates the conditions of one request. The limit of expressions counts over all of them. */
export class Evaluator {
  #spent = 0;
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** How many expressions it has evaluated. */
  get spent(): number {
    return this.#spent;
  }

  /** The verdict of a condition: a boolean, or a failure, which denies. */
  condition(node: Expression, captures: Captures): boolean | Failure {
    try {
      const outcome = this.#evaluate(node, { locals: new Map(), captures });
      return typeof outcome === 'boolean' || outcome instanceof Failure
        ? outcome
        : new Failure(`A condition must be a bool, not a ${typeName(outcome)}.`, node.at);
    } catch (error) {
      if (error instanceof EvaluationAborted) return new Exhausted(error.message, node.at);
      if (error instanceof RangeError) {
        if (!isStackOverflow(error)) reportFault(error, 'rules condition');
        return new Exhausted('Expression is too complex to evaluate safely.', node.at);
      }
      throw error;
    }
  }

  /** Every node costs one; what the constructs cost beyond that was measured on production. */
  #spend(expressions: number): void {
    this.#spent += expressions;
    if (this.#spent > MAX_EXPRESSIONS) {
      throw new EvaluationAborted(
        `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
      );
    }
  }

  #evaluate(node: Expression, scope: Scope): RulesItem {
    this.#spend(1);
    let outcome = this.#outcome(node, scope);
    if (outcome instanceof Failure) outcome = outcome.located(originOf(node).at);
    this.#environment.observer?.evaluated(node, outcome);
    return outcome;
  }

  #outcome(node: Expression, scope: Scope): RulesItem {
    switch (node.kind) {
      case 'literal':
        return node.value instanceof Uint8Array ? new Bytes(node.value) : node.value;
      case 'variable':
        return this.#variable(node.name, scope);
      case 'member':
        return member(this.#evaluate(node.object, scope), node.name);
      case 'index':
        return index(this.#evaluate(node.object, scope), this.#evaluate(node.index, scope));
      case 'slice':
        return slice(
          this.#evaluate(node.object, scope),
          this.#evaluate(node.from, scope),
          this.#evaluate(node.to, scope),
        );
      case 'call':
        return this.#call(node, scope);
      case 'method':
        return this.#method(node, scope);
      case 'list':
        return this.#list(node.items, scope);
      case 'map':
        return this.#map(node.entries, scope);
      case 'path':
        return this.#path(node.segments, scope);
      case 'not': {
        const operand = this.#boolean(node.operand, scope);
        return operand instanceof Failure ? operand : !operand;
      }
      case 'negate':
        return negate(this.#evaluate(node.operand, scope));
      case 'and':
        return this.#logical(node, scope, false);
      case 'or':
        return this.#logical(node, scope, true);
      case 'binary':
        return binary(
          node.operator,
          this.#evaluate(node.left, scope),
          this.#evaluate(node.right, scope),
        );
      case 'is':
        this.#spend(1);
        return isType(this.#evaluate(node.operand, scope), node.type);
      default: {
        this.#spend(1);
        const condition = this.#boolean(node.condition, scope);
        if (condition instanceof Failure) return condition;
        this.#environment.observer?.skipped(condition ? node.whenFalse : node.whenTrue);
        return this.#evaluate(condition ? node.whenTrue : node.whenFalse, scope);
      }
    }
  }

  #boolean(node: Expression, scope: Scope): boolean | Failure {
    const value = this.#evaluate(node, scope);
    return typeof value === 'boolean' || value instanceof Failure
      ? value
      : fail(`Unsupported operation error. Received: ${typeName(value)}. Expected: bool.`);
  }

  /** `&&` and `||`: the side that decides alone wins, even over a failure on the other side. */
  #logical(node: Logical, scope: Scope, decisive: boolean): boolean | Failure {
    const left = this.#boolean(node.left, scope);
    if (left === decisive) {
      this.#environment.observer?.skipped(node.right);
      return decisive;
    }
    this.#spend(1);
    const right = this.#boolean(node.right, scope);
    if (right === decisive) return decisive;
    if (left instanceof Failure) return right instanceof Failure ? combine(left, right) : left;
    return right;
  }

  #variable(name: string, { locals, captures }: Scope): RulesItem {
    const local = locals.get(name);
    if (local !== undefined) return local;
    for (let level = captures; level; level = level.parent) {
      const value = level.values.get(name);
      if (value !== undefined) return value;
    }
    return (
      this.#environment.globals.get(name) ??
      (this.#environment.globals.has(name) ? null : nullError())
    );
  }

  #call(node: FunctionCall, scope: Scope): RulesItem {
    const values = node.arguments.map((argument) => this.#evaluate(argument, scope));
    if (node.target) return this.#callDeclared(node.target, values, scope);
    const own = this.#environment.functions.get(node.name);
    if (own) return own(values);
    if (node.name === 'debug') return debug(values);
    const overloads = library.get(node.name);
    return overloads && !node.name.includes('.')
      ? invoke(overloads, node.name, values)
      : notFound(node.name);
  }

  /** Arguments and bindings that failed are passed on: they count only where they are used. */
  #callDeclared(
    declared: FunctionDeclaration,
    values: readonly RulesItem[],
    scope: Scope,
  ): RulesItem {
    if (declared.parameters.length !== values.length) {
      return fail(`Incorrect number of arguments supplied to function: ${declared.name}.`);
    }
    let captures = scope.captures;
    while (captures && captures.block !== declared.owner) captures = captures.parent;
    const inner: Scope = { locals: new Map(), captures };
    declared.parameters.forEach(({ name }, position) => {
      inner.locals.set(name, values[position] ?? null);
    });
    for (const binding of declared.bindings) {
      this.#spend(1);
      inner.locals.set(binding.name, this.#evaluate(binding.value, inner));
    }
    return this.#evaluate(declared.result, inner);
  }

  #method(node: MethodCall, scope: Scope): RulesItem {
    if (node.packageName !== undefined && !this.#isBound(node.packageName, scope)) {
      const values = node.arguments.map((argument) => this.#evaluate(argument, scope));
      const name = `${node.packageName}.${node.name}`;
      const own = this.#environment.functions.get(name);
      if (own) return own(values);
      const overloads = library.get(name);
      return overloads ? invoke(overloads, name, values) : notFound(name);
    }
    const receiver = this.#evaluate(node.object, scope);
    const values = node.arguments.map((argument) => this.#evaluate(argument, scope));
    if (receiver instanceof Failure) return receiver.cause === undefined ? UNKNOWN : receiver;
    if (receiver === null) return nullError();
    const overloads = library.get(`${typeName(receiver)}.${node.name}`);
    return overloads
      ? invoke(overloads, `.${node.name}`, [receiver, ...values])
      : notFound(node.name);
  }

  #isBound(name: string, { locals, captures }: Scope): boolean {
    if (locals.has(name)) return true;
    for (let level = captures; level; level = level.parent) {
      if (level.values.has(name)) return true;
    }
    return false;
  }

  /** An item that is not known yet can stay so; one that failed fails the list. */
  #list(items: readonly Expression[], scope: Scope): RulesItem {
    const values = items.map((item) => this.#evaluate(item, scope));
    const failed = values.find((value) => value instanceof Failure && value.cause !== undefined);
    return failed ?? bounded(values);
  }

  #map(
    entries: readonly { readonly key: Expression; readonly value: Expression }[],
    scope: Scope,
  ): RulesItem {
    const result = new Map<string, RulesItem>();
    for (const entry of entries) {
      const key = this.#evaluate(entry.key, scope);
      const value = this.#evaluate(entry.value, scope);
      if (key instanceof Failure) return key;
      if (value instanceof Failure && value.cause !== undefined) return value;
      if (typeof key !== 'string')
        return fail('Unsupported operation error. Map keys are strings.');
      result.set(key, value);
    }
    return bounded(result);
  }

  #path(segments: readonly (string | Expression)[], scope: Scope): RulesItem {
    const result: string[] = [];
    for (const segment of segments) {
      if (typeof segment === 'string') this.#spend(1);
      const value = typeof segment === 'string' ? segment : this.#evaluate(segment, scope);
      if (value instanceof Failure) return value.cause === undefined ? UNKNOWN : value;
      if (value === null) return nullError();
      const added = segmentsOf(value);
      if (added === undefined) {
        return fail(`Unsupported operation error. Received: path with ${typeName(value)}.`);
      }
      result.push(...added);
    }
    return new Path(result);
  }
}

const notFound = (name: string): Failure => fail(`Function not found error: Name: [${name}].`);
