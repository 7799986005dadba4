import { describe, expect, it } from 'vitest';
import { evaluateCondition, load, requestOver, rulesOf, verdictOf } from '../testing/fixtures.ts';

/** Conditions that hold, by type. */
const TRUE: Readonly<Record<string, readonly string[]>> = {
  string: [
    "'abc'.matches('[a-c]+') && !'abcd'.matches('[a-c]+')",
    "'a1b22'.replace('[0-9]+', '#') == 'a#b#'",
    "'a, b'.split(', *') == ['a', 'b']",
    "'h\\u00e9'.toUtf8().size() == 3 && 'h\\u00e9'.size() == 2",
    "'abc'[1] == 'b' && 'abc'[0:2] == 'ab'",
    "'b' > 'a' && 'a' + 'b' == 'ab'",
  ],
  list: [
    '[1, 2, 1].removeAll([1]) == [2]',
    '[1, 2].hasAll([]) && ![1].hasAny([]) && [].hasOnly([1])',
    "[1, 'a', true].join('/') == '1/a/true'",
    '1.0 in [1] && !(2 in [1])',
    '[[1]].hasAll([[1]])',
  ],
  set: [
    '[1, 1.0, 2].toSet().size() == 2',
    '[1, 2].toSet() == [2, 1].toSet()',
    '1 in [1].toSet()',
    '[1].toSet().hasOnly([1, 2].toSet())',
  ],
  map: [
    "{'a': 1, 'b': null}.get('b', 7) == null",
    "{'a': {'b': 2}}.get(['a', 'b'], 0) == 2",
    "'a' in {'a': 1} && !(1 in {'a': 1})",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()",
    "{'a': 1} == {'a': 1.0}",
  ],
  bytes: [
    "b'\\x68\\x69' == 'hi'.toUtf8()",
    "hashing.crc32c('123456789').toHexString() == '839206E3'",
    "hashing.sha256(b'abc') == hashing.sha256('abc')",
  ],
  time: [
    "timestamp.date(2024, 3, 1) - timestamp.date(2024, 2, 28) == duration.value(2, 'd')",
    'timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000',
    'timestamp.date(2024, 12, 29).dayOfWeek() == 7 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    "duration.time(1, 2, 3, 4).seconds() == 3723 && duration.value(1, 'w') > duration.value(6, 'd')",
    'request.time.toMillis() == 1700000000123',
  ],
  numbers: [
    '-7 / 2 == -3 && -7 % 3 == -1 && 7 / 2.0 == 3.5',
    'math.round(-2.5) == -3 && math.floor(-0.5) == -1 && math.ceil(2) is int',
    "int('-12') == -12 && int(3.9) == 3 && float('1e3') == 1000.0",
    "string(1.0) == '1.0' && string(null) == 'null' && string(true) == 'true'",
    '1 is number && 1.5 is number && !(1 is float)',
    '9223372036854775807 > 9223372036854775806',
    '9223372036854775806 + 1 == 9223372036854775807',
    '-9223372036854775807 - 1 < -9223372036854775807',
  ],
  latlng: [
    'latlng.value(0, 0).distance(latlng.value(0, 180)) > 20015000',
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
  ],
  path: [
    "/a/$(id)/(default) == path('a/one/(default)')",
    "path('/a/{x}').bind({'x': 'b'})[1] == 'b'",
    "/a/$(7)/$(-8)/$(true)/$(1.5)/$(2.0) == path('a/7/-8/true/1.5/2.0')",
    "path('/a/{x}/{y}').bind({'x': 7, 'y': /b/c}) == /a/$(7)/b/c",
    'exists(/databases/$(database)/documents/items/$(id)) && !exists(/databases/$(database)/documents/items/$(7))',
    'string(/a/b) == "/a/b"',
  ],
};

describe.each(Object.entries(TRUE))('%s', (_type, conditions) => {
  it.each(conditions)('%s', (condition) => {
    expect(evaluateCondition(condition)).toBe('ALLOW');
  });
});

describe('errors', () => {
  it.each([
    ["'abc'[0:9] == ''", 'Index out of bound error. Index: [8] , size: [3].'],
    ["'a'.matches('(')", 'Invalid regular expression: (.'],
    ['1 / 0 == 0', 'Divide by zero error.'],
    ['9223372036854775807 + 1 > 0', 'Integer overflow error.'],
    ['-9223372036854775807 - 2 < 0', 'Integer overflow error.'],
    [
      '[1].toSet().union([2]).size() == 2',
      'Unsupported operation error. Received: set.union(list). Expected: set.union(set).',
    ],
    ["{'a': 1}.hasAll(['a'])", 'Function not found error: Name: [hasAll].'],
    ["{'a': 1}['b'] == 1", 'Property b is undefined on object.'],
    ["1 < 'a'", 'Unsupported operation error. Received: int < string.'],
    ['timestamp.date(2023, 2, 29).day() == 1', 'Invalid date. year: 2023, month: 2, day: 29.'],
    ['1 && true', 'Unsupported operation error. Received: int. Expected: bool.'],
    ['/a/$([1]) == /a/b', 'Unsupported operation error. Received: path with list.'],
    ['/a/$(null) == /a/b', 'Null value error.'],
    ["path('/{x}').bind({'x': [1]}) == /a", 'Received: path with list.'],
    ["path('/{x}').bind({}) == /a", 'Property x is undefined on object.'],
    ["'text'", 'A condition must be a bool, not a string.'],
  ])('%s', (condition, cause) => {
    expect(evaluateCondition(condition)).toContain(cause);
  });

  it('matches hostile patterns in linear time', () => {
    const text = 'a'.repeat(3000);
    expect(evaluateCondition(`'${text}!'.matches('(a+)+')`)).toContain('false');
  });

  const doubled = (start: string, step: (name: string) => string): string => {
    const functions = Array.from({ length: 4 }, (_, index) => {
      const next = index === 3 ? 'v6' : `f${index + 1}(v6)`;
      const names = ['x', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6'];
      const lets = names.slice(1).map((name, at) => `let ${name} = ${step(names[at] ?? 'x')};`);
      return `function f${index}(x) { ${lets.join(' ')} return ${next}; }`;
    });
    const blocks = `${functions.join('\n')} match /a/{id} { allow get: if f0(${start}) == 1; }`;
    const authorizer = load(rulesOf(blocks));
    return verdictOf(() => authorizer.authorizeGet(requestOver(), 'a/b', undefined));
  };
  it.each([
    ["'x'", (name: string) => `${name} + ${name}`],
    ['[1]', (name: string) => `${name} + ${name}`],
    ['[1]', (name: string) => `[${name}, ${name}]`],
    ['1', (name: string) => `{'a': ${name}, 'b': ${name}}`],
  ])('stops values that double again and again, from %s', (start, step) => {
    expect(doubled(start, step)).toContain('too large');
  });

  it('finds its way through long lists', () => {
    const numbers = Array.from({ length: 100_000 }, (_, index) => BigInt(index));
    const condition = 'resource.data.all.toSet().hasOnly(resource.data.all)';
    expect(evaluateCondition(condition, { all: numbers })).toBe('ALLOW');
  });

  it('keeps fields called like parts of JavaScript objects apart', () => {
    expect(evaluateCondition("!('toString' in resource.data)", { name: 'x' })).toBe('ALLOW');
    expect(evaluateCondition('resource.data.constructor != 1')).toContain('is undefined on object');
    expect(evaluateCondition("resource.data.__proto__ == 'x'", { ['__proto__']: 'x' })).toBe(
      'ALLOW',
    );
  });
});
