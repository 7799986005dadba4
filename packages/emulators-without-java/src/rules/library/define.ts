import { Failure, fail } from '../evaluation/failure.ts';
import { typeName } from '../evaluation/values.ts';
import type { RulesItem, RulesValue, TypeName, TypeOf } from '../evaluation/values.ts';

interface ParameterTypes extends TypeOf {
  number: bigint | number;
  any: RulesValue;
}
type ParameterType = keyof ParameterTypes;

/** One form of a library function; a method's receiver is its first argument. */
export interface Overload {
  readonly parameters: readonly ParameterType[];
  readonly run: (...values: never) => RulesItem;
}
/** Functions by name: `math.abs`, `string.size` (method of a type) or `int` (cast). */
export type Library = Readonly<Record<string, readonly Overload[]>>;

/** Ties the parameter types to what the implementation takes, so that it needs no checks of its own. */
export function define<const P extends readonly ParameterType[]>(
  parameters: P,
  run: (...values: { [K in keyof P]: ParameterTypes[P[K]] }) => RulesItem,
): Overload {
  return { parameters, run };
}

/** Calls the overload that fits. `label` is how errors name the function. */
export function invoke(
  overloads: readonly Overload[],
  label: string,
  values: readonly RulesItem[],
): RulesItem {
  const known: RulesValue[] = [];
  let unknown: Failure | undefined;
  for (const value of values) {
    if (!(value instanceof Failure)) known.push(value);
    else if (value.cause !== undefined) return value;
    else unknown ??= value;
  }
  if (unknown) return unknown;
  const fitting = overloads.find((overload) => fits(overload, known));
  // The types were compared just above.
  if (fitting) return (fitting.run as (...args: RulesValue[]) => RulesItem)(...known);
  const expected = overloads.map(({ parameters }) => signature(label, parameters)).join(', ');
  return fail(
    `Unsupported operation error. Received: ${signature(label, known.map(typeName))}. Expected: ${expected}.`,
  );
}

function fits({ parameters }: Overload, values: readonly RulesValue[]): boolean {
  return (
    parameters.length === values.length &&
    parameters.every((wanted, index) => {
      const value = values[index];
      if (value === undefined) return false;
      if (wanted === 'any') return true;
      const type = typeName(value);
      return wanted === type || (wanted === 'number' && (type === 'int' || type === 'float'));
    })
  );
}

/** `set.difference(set)`: a method shows its receiver before the dot. */
function signature(label: string, types: readonly (ParameterType | TypeName)[]): string {
  if (!label.startsWith('.')) return `${label}(${types.join(', ')})`;
  return `${types[0]}${label}(${types.slice(1).join(', ')})`;
}
