import { wireFields, doc } from './values.ts';
import { Cases, World } from './world.ts';
import type { House, Replay, Send } from './world.ts';

/** What holds for every row of a table. */
export interface Common {
  /** Documents that are there before, by path. */
  readonly given?: Readonly<Record<string, object>>;
  /** The rules of the database's documents. Without any, everything is allowed. */
  readonly rules?: string;
}
/** A pattern in what is expected stands for a text of which no more is promised. */
type Row = readonly [name: string, send: Send, expected: unknown];

export interface Case extends Common {
  readonly name: string;
  readonly send: Send;
  readonly expected: unknown;
}

/** Each row is a case: what it shows, what is sent, and what must come back. */
export const table = (common: Common, rows: readonly Row[]): Case[] =>
  rows.map(([name, send, expected]) => ({ ...common, name, send, expected }));

export const documentsRules = (rules: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${rules}
  }
}`;

/** Every case has a project of its own, so that none sees what another has written. */
export async function runCases(house: House, part: string, rows: readonly Case[]): Promise<Replay> {
  const cases = new Cases();
  for (const [index, { name, given, rules, send, expected }] of rows.entries()) {
    const world = new World(house, `demo-${part.toLowerCase()}-${String(index).padStart(3, '0')}`);
    // One after the other, so that what fails is easy to follow.
    // oxlint-disable-next-line no-await-in-loop
    const actual = await answerOf(world, { given, rules, send });
    cases.check(name, ...comparable(actual, expected));
  }
  return cases.result();
}

const SILENCE_MILLISECONDS = 15_000;

async function answerOf(world: World, { given, rules, send }: Common & { send: Send }) {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise((resolve) => {
    timer = setTimeout(resolve, SILENCE_MILLISECONDS, 'no answer');
  });
  const answer = async (): Promise<unknown> => {
    if (rules !== undefined) await putRules(world, documentsRules(rules));
    if (given !== undefined) await put(world, given);
    return send(world);
  };
  try {
    return await Promise.race([answer(), silence]);
  } catch (error) {
    return `thrown: ${String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

async function putRules(world: World, content: string): Promise<void> {
  const files = [{ name: 'firestore.rules', content }];
  const answer = await world.rest('PUT', 'emulator/v1/projects/{project}:securityRules', {
    rules: { files },
  });
  if (typeof answer === 'string') throw new Error(answer);
}

async function put(world: World, documents: Readonly<Record<string, object>>): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: doc(path), fields: wireFields(data) },
  }));
  const path = `v1/projects/{project}/databases/(default)/documents:commit`;
  const answer = await world.rest('POST', path, { writes });
  if (typeof answer === 'string') throw new Error(answer);
}

/** Both sides with their keys in one order. A text that fits the pattern becomes the pattern. */
function comparable(actual: unknown, expected: unknown): [actual: unknown, expected: unknown] {
  if (expected instanceof RegExp) {
    const fits = typeof actual === 'string' && expected.test(actual);
    return [fits ? String(expected) : actual, String(expected)];
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const items = Array.from({ length: Math.max(actual.length, expected.length) }, (_, index) =>
      comparable(actual[index], expected[index]),
    );
    const side = (at: 0 | 1, length: number) => items.slice(0, length).map((item) => item[at]);
    return [side(0, actual.length), side(1, expected.length)];
  }
  if (isObject(expected) && isObject(actual)) {
    const keys = [...new Set([...Object.keys(actual), ...Object.keys(expected)])].toSorted();
    const items = keys.map((key) => [key, ...comparable(actual[key], expected[key])] as const);
    return [
      Object.fromEntries(items.map(([key, left]) => [key, left])),
      Object.fromEntries(items.map(([key, , right]) => [key, right])),
    ];
  }
  return [actual, expected];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
