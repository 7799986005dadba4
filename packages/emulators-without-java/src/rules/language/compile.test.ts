import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';

const wrap = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /items/{id} {
      ${body}
    }
  }
}`;
const issuesOf = (content: string): string[] =>
  compile([{ content }]).issues.map(
    ({ severity, sourcePosition: { line, column }, description }) =>
      `${severity} ${line}:${column} ${description}`,
  );
const compiles = (content: string): boolean => compile([{ content }]).ruleset !== undefined;

describe('issues', () => {
  it.each([
    ['allow get: if ;', "ERROR 5:21 Missing conditional expression after 'if'."],
    ['allow get: if nobody == 1;', 'WARNING 5:21 Invalid variable name: nobody.'],
    ['allow get: if nothing();', 'WARNING 5:21 Invalid function name: nothing.'],
    [
      'allow get: if math.abs() == 1;',
      'WARNING 5:21 Incorrect number of arguments supplied to function: math.abs.',
    ],
    [
      'allow get: if path("a") != null;',
      'WARNING 5:21 The sub-expressions are not comparable, so this comparison will always return true.',
    ],
    [
      'match /{math} { allow read; }',
      'ERROR 5:15 math is a package and cannot be used as variable name.',
    ],
    ['function f() { return 1; } allow read;', 'WARNING 5:7 Unused function: f.'],
  ])('%s', (body, issue) => {
    expect(issuesOf(wrap(body))).toEqual([issue]);
  });

  it('reports every error of a file, in order', () => {
    const lines = issuesOf(wrap('allow get: if ;\n      allow list: if ;'));
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['5:21', '6:22']);
  });

  it('finds recursion over several functions', () => {
    const source = wrap(
      'function a() { return b(); } function b() { return a(); } allow read: if a();',
    );
    expect(issuesOf(source)).toEqual([expect.stringContaining('Recursive call is not allowed.')]);
  });

  it('keeps names apart by scope', () => {
    expect(
      issuesOf(
        wrap(`function f(x) { let y = x; return y == id; }
      allow get: if f('a');
      match /inner/{other} { function f() { return other == id; } allow get: if f(); }`),
      ),
    ).toEqual([]);
  });
});

describe('hostile sources', () => {
  it.each([
    ['brackets', wrap(`allow read: if ${'('.repeat(5000)}true${')'.repeat(5000)};`)],
    ['negations', wrap(`allow read: if ${'! '.repeat(5000)}true;`)],
    ['choices', wrap(`allow read: if ${'id == "a" ? true : '.repeat(5000)}true;`)],
    ['a chain of members', wrap(`allow read: if request${'.a'.repeat(50_000)} == 1;`)],
    ['blocks', 'service cloud.firestore { match /a {'.repeat(300)],
    ['noise', '{ [ ) ; ? ! && '.repeat(2000)],
    ['zeros', '\0'.repeat(1000)],
    ['much', wrap(`allow read;\n${'// x\n'.repeat(60_000)}`)],
  ])('%s', (_name, source) => {
    expect(compiles(source)).toBe(false);
  });

  it('wants one file', () => {
    expect(compile([]).ruleset).toBeUndefined();
  });
});

describe('versions', () => {
  it.each([
    ['', 1],
    ["rules_version = '1';", 1],
    ['rules_version = "2";', 2],
  ])('%s', (statement, version) => {
    const source = `${statement} service cloud.firestore { match /a/{b} { allow read; } }`;
    expect(compile([{ content: source }]).ruleset?.version).toBe(version);
  });

  it('knows no others', () => {
    const source = "rules_version = '3'; service cloud.firestore { match /a/{b} { allow read; } }";
    expect(compiles(source)).toBe(false);
  });
});
