import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { requestStatus } from '@selasar/domain/requests';
import { parseSync, Visitor, type Node } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

/** Code reads the properties of a status from its table and never compares its name: see docs/recipes.md. */

const table = 'domain/src/requests/requestStatus.ts';
const statuses = new Set(Object.keys(requestStatus));

/**
 * Files that use the same words for other things. There a literal counts only if it is compared with or assigned to a
 * status.
 */
const others = [
  {
    what: 'the role of a person',
    words: ['pending'],
    where:
      /^(?:domain|functions|web)\/src\/(?:people\/|staff\/(?:setup\/TeamPage\.|shell\/session\/)|data\/people\/)|^web\/src\/staff\/common\/(?:roles\.ts|session\.tsx)$|^domain\/src\/core\/role\.ts$/,
  },
  {
    what: 'what staff tell a guest',
    words: ['confirmed'],
    where:
      /^(?:domain\/src\/(?:requests\/guestMessage|mail\/standardTemplates)\.ts$|web\/src\/staff\/requests\/messages\/)/,
  },
  {
    what: 'what came of a cancellation',
    words: ['cancelled'],
    where: /\/(?:cancelRequest\.ts|CancelDialog\.tsx)$|^domain\/src\/trips\/operations\.ts$/,
  },
  {
    what: 'why a call failed',
    words: ['cancelled'],
    where: /^web\/src\/data\/firebase\/failure\.ts$/,
  },
  {
    what: 'a figure of the reports',
    words: ['confirmed'],
    where: /^web\/src\/staff\/dashboard\/reports\//,
  },
  {
    what: 'how an entry of the calendar looks',
    words: ['confirmed', 'pending'],
    where: /^web\/src\/staff\/calendar\//,
  },
];

interface Found {
  word: string;
  line: number;
  /** Whether it is compared with, or assigned to, something named status. */
  isStatus: boolean;
}

const nameOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return undefined;
};

/** The literals in a source that equal the name of a status. */
function find(file: string, source: string): Found[] {
  const found: Found[] = [];
  const named = new Set<Node>();
  const meet = (name: Node, value: Node | null) => {
    if (value && nameOf(name) === 'status') named.add(value);
  };
  new Visitor({
    BinaryExpression({ left, right }) {
      meet(left, right);
      meet(right, left);
    },
    Property: ({ key, value }) => meet(key, value),
    VariableDeclarator: ({ id, init }) => meet(id, init),
    JSXAttribute: ({ name, value }) => {
      if (value && name.name === 'status') named.add(value);
    },
    Literal(node) {
      const { value, start } = node;
      if (typeof value !== 'string' || !statuses.has(value)) return;
      const line = source.slice(0, start).split('\n').length;
      found.push({ word: value, line, isStatus: named.has(node) });
    },
    TemplateElement({ value, start }) {
      if (!statuses.has(value.raw)) return;
      const line = source.slice(0, start).split('\n').length;
      found.push({ word: value.raw, line, isStatus: false });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const isOther = (file: string, { word, isStatus }: Found): boolean =>
  !isStatus && others.some(({ words, where }) => words.includes(word) && where.test(file));

const linesOf = (file: string, found: readonly Found[]): string[] =>
  found.map(({ word, line }) => `${file}:${line} says '${word}'`);

const folders = ['domain/src', 'functions/src', 'web/src'];
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/(?:testing|samples)\//.test(file) &&
  file !== table &&
  !file.startsWith('domain/src/i18n/');
const files = await Promise.all(
  folders.map(async (folder) => {
    const names = await readdir(path.join(ROOT, folder), { recursive: true });
    return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter(isProduct);
  }),
);
const all = await Promise.all(
  files.flat().map(async (file) => ({
    file,
    found: find(file, await readFile(path.join(ROOT, file), 'utf8')),
  })),
);

describe('statuses of bookings and transfers', () => {
  it('are named by their table alone', () => {
    expect(
      all.flatMap(({ file, found }) =>
        linesOf(
          file,
          found.filter((one) => !isOther(file, one)),
        ),
      ),
    ).toEqual([]);
  });

  it('are named by no rule', async () => {
    const rules = await readFile(path.join(ROOT, 'firestore.rules'), 'utf8');
    const words = new RegExp(`'(?:${[...statuses].join('|')})'`);
    const lines = rules.split('\n').map((line) => line.trim());
    // 'pending' is also a role.
    expect(lines.filter((line) => words.test(line))).toEqual(["&& data.role == 'pending'"]);
  });

  it('share their words with nothing else than what is said here', () => {
    const gone = others.flatMap(({ what, words, where }) =>
      words
        .filter(
          (word) =>
            !all.some(
              ({ file, found }) => where.test(file) && found.some((one) => one.word === word),
            ),
        )
        .map((word) => `${what}: ${word}`),
    );
    expect(gone).toEqual([]);
  });

  it.each([
    "if (status === 'confirmed') go();",
    "query.where('status', '==', 'confirmed');",
    "const open = ['pending', 'confirmed'];",
    'const to = `cancelled`;',
    "type Over = Exclude<BookingStatus, 'cancelled'>;",
    '<Row status="pending" />;',
  ])('are found in %s', (source) => {
    expect(find('a.tsx', source)).not.toEqual([]);
  });

  it.each([
    "if (person.role === 'pending') wait();",
    "const stored = { role: 'pending' };",
    "const role = stored.get('role') ?? 'pending';",
  ])('are not meant by %s in the code of people', (source) => {
    const file = 'functions/src/people/roles.ts';
    expect(find(file, source).every((one) => isOther(file, one))).toBe(true);
  });

  it.each([
    "if (booking.status === 'pending') wait();",
    "if ('pending' !== status) go();",
    "const booking = { status: 'pending' };",
  ])('are meant by %s wherever it stands', (source) => {
    const file = 'functions/src/people/roles.ts';
    expect(find(file, source).some((one) => !isOther(file, one))).toBe(true);
  });
});
