import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type {
  ArrowFunctionExpression,
  Expression,
  Function as FunctionNode,
  Program,
  Statement,
  TSInterfaceDeclaration,
  TSSignature,
  TSType,
  TSTypeAliasDeclaration,
} from 'oxc-parser';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

const MOST_PROPS = 12;
const MOST_RETURNED = 8;

type Code = FunctionNode | ArrowFunctionExpression;
type Declared = TSInterfaceDeclaration | TSTypeAliasDeclaration;

/** The top-level declarations of a file, and the source file of each imported type. */
interface Module {
  types: ReadonlyMap<string, Declared>;
  imported: ReadonlyMap<string, { file: string; name: string }>;
  functions: ReadonlyMap<string, Code>;
}

const modules = new Map<string, Module>();
function moduleOf(file: string, text = () => readFileSync(file, 'utf8')): Module {
  const known = modules.get(file);
  if (known) return known;
  const module = readModule(file, parseSync(file, text()).program);
  modules.set(file, module);
  return module;
}

function readModule(file: string, program: Program): Module {
  const types = new Map<string, Declared>();
  const imported = new Map<string, { file: string; name: string }>();
  const functions = new Map<string, Code>();
  const note = (name: string, value: Expression | null) => {
    const code = value && codeIn(value);
    if (code) functions.set(name, code);
  };
  new Visitor({
    TSInterfaceDeclaration: (node) => void types.set(node.id.name, node),
    TSTypeAliasDeclaration: (node) => void types.set(node.id.name, node),
    ImportDeclaration: ({ source, specifiers }) => {
      const from = path.join(path.dirname(file), source.value);
      if (!source.value.startsWith('.') || !existsSync(from)) return;
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        imported.set(one.local.name, { file: from, name: one.imported.name });
      }
    },
    FunctionDeclaration: (node) => {
      if (node.id) functions.set(node.id.name, node);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') note(id.name, init);
    },
  }).visit(program);
  return { types, imported, functions };
}

/** A function, possibly wrapped as in `memo(…)`. */
function codeIn(value: Expression): Code | undefined {
  if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') return value;
  const [first] = value.type === 'CallExpression' ? value.arguments : [];
  return first && first.type !== 'SpreadElement' ? codeIn(first) : undefined;
}

/** The member names of our own types; library types have none. */
function namesIn(type: TSType | undefined, file: string): string[] {
  switch (type?.type) {
    case 'TSTypeLiteral':
      return type.members.flatMap(nameOf);
    case 'TSIntersectionType':
      return [...new Set(type.types.flatMap((one) => namesIn(one, file)))];
    case 'TSUnionType': {
      const alternatives = type.types.map((one) => namesIn(one, file));
      return [...new Set(alternatives.flat())];
    }
    case 'TSParenthesizedType':
      return namesIn(type.typeAnnotation, file);
    case 'TSTypeReference': {
      if (type.typeName.type !== 'Identifier') return [];
      return namesFor(type.typeName.name, type.typeArguments?.params, file);
    }
    default:
      return [];
  }
}

/** The same for a named type, with its type arguments. */
function namesFor(name: string, [first, second]: TSType[] = [], file: string): string[] {
  if (name === 'Pick') return literalsIn(second, file);
  if (name === 'Omit') {
    const left = new Set(literalsIn(second, file));
    return namesIn(first, file).filter((one) => !left.has(one));
  }
  const passesOn = ['Partial', 'Required', 'Readonly', 'PropsWithChildren'].includes(name);
  return passesOn ? namesIn(first, file) : namesOf(name, file);
}

function namesOf(name: string, file: string): string[] {
  const { types, imported } = moduleOf(file);
  const declared = types.get(name);
  if (declared?.type === 'TSTypeAliasDeclaration') return namesIn(declared.typeAnnotation, file);
  if (declared) {
    const parents = declared.extends.flatMap(({ expression, typeArguments }) =>
      expression.type === 'Identifier'
        ? namesFor(expression.name, typeArguments?.params, file)
        : [],
    );
    return [...new Set([...parents, ...declared.body.body.flatMap(nameOf)])];
  }
  const source = imported.get(name);
  return source ? namesOf(source.name, source.file) : [];
}

const nameOf = (member: TSSignature): string[] =>
  (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') &&
  member.key.type === 'Identifier'
    ? [member.key.name]
    : [];

/** The strings of 'a' | 'b', or of a type of this form. */
function literalsIn(type: TSType | undefined, file: string): string[] {
  if (type?.type === 'TSUnionType') return type.types.flatMap((one) => literalsIn(one, file));
  if (type?.type === 'TSLiteralType' && 'value' in type.literal)
    return [String(type.literal.value)];
  if (type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const declared = moduleOf(file).types.get(type.typeName.name);
    if (declared?.type === 'TSTypeAliasDeclaration')
      return literalsIn(declared.typeAnnotation, file);
  }
  return [];
}

/** The number of props of a component. */
function propsOf({ params: [first] }: Code, file: string): number {
  if (!first || !('typeAnnotation' in first)) return 0;
  const named = namesIn(first.typeAnnotation?.typeAnnotation, file).length;
  const taken = first.type === 'ObjectPattern' ? first.properties.length : 0;
  return Math.max(named, taken);
}

/** The largest number of results that a hook returns, directly or by a variable. */
function returnedBy({ body }: Code): number {
  if (!body) return 0;
  if (body.type !== 'BlockStatement') return sizeOf(body);
  const named = new Map(
    body.body
      .flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
      .flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])),
  );
  const valueOf = (value: Expression) =>
    (value.type === 'Identifier' && named.get(value.name)) || value;
  return Math.max(0, ...body.body.flatMap(returnsIn).map(valueOf).map(sizeOf));
}

function returnsIn(statement: Statement): Expression[] {
  switch (statement.type) {
    case 'ReturnStatement':
      return statement.argument ? [statement.argument] : [];
    case 'BlockStatement':
      return statement.body.flatMap(returnsIn);
    case 'IfStatement':
      return [statement.consequent, statement.alternate].flatMap((one) =>
        one ? returnsIn(one) : [],
      );
    default:
      return [];
  }
}

function sizeOf(value: Expression): number {
  switch (value.type) {
    case 'ObjectExpression':
      return value.properties.length;
    case 'ArrayExpression':
      return value.elements.length;
    case 'ConditionalExpression':
      return Math.max(sizeOf(value.consequent), sizeOf(value.alternate));
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return sizeOf(value.expression);
    case 'CallExpression': {
      // `useMemo(() => ({ … }))`
      const isHook =
        value.callee.type === 'Identifier' && /^use(?:Memo|State)$/.test(value.callee.name);
      const code = isHook ? codeIn(value) : undefined;
      return code ? returnedBy(code) : 1;
    }
    default:
      return 1;
  }
}

const files = readdirSync(path.join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => path.join(ROOT, 'web/src', name));

/** The functions and components of a file with too many parameters or results, each with the number. */
function tooWide(file: string): string[] {
  return [...moduleOf(file).functions].flatMap(([name, code]) => {
    const what = `${path.relative(ROOT, file)} ${name}`;
    if (/^use[A-Z]/.test(name)) {
      const size = returnedBy(code);
      return size > MOST_RETURNED ? [`${what} returns ${size}`] : [];
    }
    const size = /^[A-Z]/.test(name) && file.endsWith('x') ? propsOf(code, file) : 0;
    return size > MOST_PROPS ? [`${what} takes ${size}`] : [];
  });
}

const widthOf = (source: string, name: string) => {
  const file = path.join(ROOT, 'web/src/a.tsx');
  const code = readModule(file, parseSync(file, source).program);
  modules.set(file, code);
  const found = code.functions.get(name);
  return found && (name.startsWith('use') ? returnedBy(found) : propsOf(found, file));
};

it.each([
  ['A', 2, 'interface B { a: string } interface P extends B { b: string } const A = (p: P) => p;'],
  ['A', 2, 'type P = { a: string } & { b: string }; function A({ a }: P) { return a; }'],
  ['A', 1, "interface B { a: string; b: string } const A = ({ a }: Omit<B, 'b'>) => a;"],
  ['A', 2, "interface B { a: string } const A = memo(({ a }: B & Pick<Z, 'c'>) => a);"],
  ['A', 3, 'const A = ({ a, b, c }: Unknown) => a;'],
  ['useA', 2, 'const useA = () => ({ a: 1, b: 2 });'],
  ['useA', 3, 'function useA() { if (x) return [1, 2, 3]; return useMemo(() => ({ a: 1 }), []); }'],
  ['useA', 2, 'function useA() { const made = { a: 1, b: 2 }; return made; }'],
])('%s is counted: %i', (name, size, source) => {
  expect(widthOf(source, name)).toBe(size);
});

it('no component takes more than 12 props, and no hook returns more than 8 things', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(tooWide)).toEqual([]);
});
