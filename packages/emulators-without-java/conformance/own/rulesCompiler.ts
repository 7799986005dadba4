/** Which rules files are accepted, and what is said of the others. */
import { compiled } from './helpers/rules.ts';
import { documentsRules, table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { list } from './helpers/world.ts';
import type { Send } from './helpers/world.ts';

const NONE = 'accepted';
const ERROR = 'refused';
const WARNING = 'warned';
/** Errors are found by the dozen; that there is one is what counts. */
const verdict =
  (content: string): Send =>
  async (world) => {
    const issues = list(await compiled(content)(world)).map(String);
    if (issues.some((issue) => issue.startsWith('ERROR'))) return ERROR;
    return issues.length > 0 ? WARNING : NONE;
  };
const rules = (inside: string): Send => verdict(documentsRules(inside));
const issues = (inside: string): Send => compiled(documentsRules(inside));
const condition = (expression: string, functions = ''): Send =>
  rules(`${functions} match /c/{id} { allow get: if ${expression}; }`);
/** `f1` calls `f2`, and so on: so many on the stack. */
const stack = (depth: number): string =>
  Array.from({ length: depth }, (_, index) => {
    const next = index + 1 === depth ? 'true' : `f${index + 2}()`;
    return `function f${index + 1}() { return ${next}; }`;
  }).join('\n');
const lets = (count: number): string => {
  const bindings = Array.from(
    { length: count },
    (_, n) => `let v${n} = ${n === 0 ? '1' : `v${n - 1}`};`,
  );
  return `function f() { ${bindings.join(' ')} return v${count - 1} == 1; }`;
};
const nested = (depth: number): string => '('.repeat(depth) + 'true' + ')'.repeat(depth);

export const cases: readonly Case[] = table({}, [
  [
    'a file without a version',
    verdict('service cloud.firestore { match /a/{b} { allow read; } }'),
    NONE,
  ],
  [
    'comments of both kinds',
    verdict(
      "// one\n/* two */ rules_version = '2'; service cloud.firestore { match /a/{b} { allow read; } }",
    ),
    NONE,
  ],
  [
    'the version comes first',
    verdict("service cloud.firestore { match /a/{b} { allow read; } } rules_version = '2';"),
    ERROR,
  ],
  [
    'a version that does not exist',
    verdict("rules_version = '3'; service cloud.firestore { match /a/{b} { allow read; } }"),
    ERROR,
  ],
  ['a permission without a condition allows', rules('match /c/{id} { allow get; }'), NONE],
  ['a condition after if', rules('match /c/{id} { allow get: if ; }'), ERROR],
  [
    'several operations at once',
    rules('match /c/{id} { allow get, list, create: if true; }'),
    NONE,
  ],
  ['a match that is empty', rules('match /c/{id} { }'), ERROR],
  ['two globs in a path', rules('match /{a=**}/c/{b=**} { allow get; }'), ERROR],
  ['a glob in the middle under version 2', rules('match /{a=**}/c/{b} { allow get; }'), NONE],
  ['an equal sign is no comparison', condition('1 = 1'), ERROR],
  ['an escape that does not exist', condition(String.raw`'\q' == 'q'`), ERROR],
  ['a hexadecimal number', condition('0x10 == 16'), ERROR],
  ['a bracket that is not closed', condition('(true'), ERROR],
  ['a function without a result', condition('f()', 'function f() { let a = 1; }'), ERROR],
  [
    'two functions of one name',
    condition('f()', 'function f() { return true; } function f() { return false; }'),
    ERROR,
  ],
  [
    'two variables of one name',
    condition('f()', 'function f() { let a = 1; let a = 2; return a == 2; }'),
    ERROR,
  ],
  ['a function that calls itself', condition('f()', 'function f() { return f(); }'), ERROR],
  [
    'two functions that call each other',
    condition('f()', 'function f() { return g(); } function g() { return f(); }'),
    ERROR,
  ],
  [
    'a function that nobody has declared is a warning',
    issues('match /c/{id} { allow get: if nobody(); }'),
    ['WARNING 4:35 Invalid function name: nobody.'],
  ],
  ['a variable that nobody has declared is a warning', condition('nobody == 1'), WARNING],
  [
    'a function that nobody calls is a warning',
    issues('function f() { return true; } match /c/{id} { allow get; }'),
    [/^WARNING 4:\d+ Unused function: f\.$/],
  ],
  [
    'a variable that nobody reads is a warning',
    condition('f()', 'function f() { let a = 1; return true; }'),
    WARNING,
  ],
  [
    'the name of a package is no variable',
    condition('f(1)', 'function f(math) { return math == 1; }'),
    ERROR,
  ],
  [
    'an inner function hides an outer one',
    rules(
      'function f() { return false; } match /c/{id} { function f() { return true; } allow get: if f(); }',
    ),
    WARNING,
  ],
  [
    'a function of another match is not seen',
    issues(
      'match /c/{id} { function f() { return true; } allow get: if f(); } match /d/{id} { allow get: if f(); }',
    ),
    [/Invalid function name: f\./],
  ],
  ['21 functions on the stack', condition('f1()', stack(21)), NONE],
  ['22 functions on the stack', condition('f1()', stack(22)), ERROR],
  ['11 variables in a function', condition('f()', lets(11)), NONE],
  ['12 variables in a function', condition('f()', lets(12)), ERROR],
  ['90 brackets in each other', condition(nested(90)), NONE],
  ['100 brackets in each other', condition(nested(100)), ERROR],
  [
    'a file of 256 KB and more',
    rules(`match /c/{id} { allow get; } // ${'x'.repeat(256 * 1024)}`),
    ERROR,
  ],
]);
