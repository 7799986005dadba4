import type { WireQuery } from '../model/wire.ts';

type WireFilter = NonNullable<WireQuery['where']>;
type Specified<Operator> = Exclude<Operator, 'OPERATOR_UNSPECIFIED' | null | undefined>;
type FieldOperator = Specified<NonNullable<WireFilter['fieldFilter']>['op']>;
type UnaryOperator = Specified<NonNullable<WireFilter['unaryFilter']>['op']>;

/** How the value of a field stands to the operand of a filter. */
export type Relation = EqualityRelation | RangeRelation | 'contains';
type EqualityRelation = '==' | '!=';
export type RangeRelation = '<' | '<=' | '>' | '>=';
/** To the values of a list: to one of them, or (`!=`) to all of them. */
export type ListRelation = EqualityRelation | 'contains';

type Operator =
  | { readonly takes: 'value'; readonly relation: Relation }
  | { readonly takes: 'list'; readonly relation: ListRelation; readonly maxValues: number }
  | {
      readonly takes: 'nothing';
      readonly relation: EqualityRelation;
      /** What other operators never match: these are for it. */
      readonly operand: null | number;
    };

/** Every filter operator. What it does follows from its relation, so a new one is a line here, and does not compile without. */
const FIELD_OPERATORS = {
  EQUAL: { takes: 'value', relation: '==' },
  NOT_EQUAL: { takes: 'value', relation: '!=' },
  LESS_THAN: { takes: 'value', relation: '<' },
  LESS_THAN_OR_EQUAL: { takes: 'value', relation: '<=' },
  GREATER_THAN: { takes: 'value', relation: '>' },
  GREATER_THAN_OR_EQUAL: { takes: 'value', relation: '>=' },
  ARRAY_CONTAINS: { takes: 'value', relation: 'contains' },
  IN: { takes: 'list', relation: '==', maxValues: 30 },
  ARRAY_CONTAINS_ANY: { takes: 'list', relation: 'contains', maxValues: 30 },
  NOT_IN: { takes: 'list', relation: '!=', maxValues: 10 },
} as const satisfies Record<FieldOperator, Exclude<Operator, { takes: 'nothing' }>>;

const UNARY_OPERATORS = {
  IS_NULL: { takes: 'nothing', relation: '==', operand: null },
  IS_NOT_NULL: { takes: 'nothing', relation: '!=', operand: null },
  IS_NAN: { takes: 'nothing', relation: '==', operand: Number.NaN },
  IS_NOT_NAN: { takes: 'nothing', relation: '!=', operand: Number.NaN },
} as const satisfies Record<UnaryOperator, Extract<Operator, { takes: 'nothing' }>>;

/** Undefined if none is specified, or it is none that we know. */
export function fieldOperator(op: string | null | undefined) {
  return lookup(FIELD_OPERATORS, op);
}

/** Undefined if none is specified, or it is none that we know. */
export function unaryOperator(op: string | null | undefined) {
  return lookup(UNARY_OPERATORS, op);
}

function lookup<Table extends object>(
  table: Table,
  name: string | null | undefined,
): Table[keyof Table] | undefined {
  return name && Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;
}

interface Traits {
  /** Leaves its field more than certain values, so that the results are ordered by the field. */
  readonly isInequality: boolean;
  /** Only one filter of these is allowed in a query. */
  readonly isNegation: boolean;
  /** Looks into arrays: names are none, and a conjunction has only one such filter. */
  readonly isArrayMembership: boolean;
  /** Whether it holds, by how the field's value compares with the operand. */
  readonly accepts: (comparison: number) => boolean;
  /** Which end of the names it limits, when it is about the document's name. */
  readonly nameLimit: 'first' | 'last' | undefined;
}

const PLAIN = {
  isInequality: false,
  isNegation: false,
  isArrayMembership: false,
  nameLimit: undefined,
} as const;
const RANGE = { ...PLAIN, isInequality: true } as const;

export const RELATIONS: Readonly<Record<Relation, Traits>> = {
  '==': { ...PLAIN, accepts: (comparison) => comparison === 0 },
  '!=': { ...RANGE, isNegation: true, accepts: (comparison) => comparison !== 0 },
  '<': { ...RANGE, nameLimit: 'last', accepts: (comparison) => comparison < 0 },
  '<=': { ...RANGE, nameLimit: 'last', accepts: (comparison) => comparison <= 0 },
  '>': { ...RANGE, nameLimit: 'first', accepts: (comparison) => comparison > 0 },
  '>=': { ...RANGE, nameLimit: 'first', accepts: (comparison) => comparison >= 0 },
  contains: { ...PLAIN, isArrayMembership: true, accepts: () => false },
};
