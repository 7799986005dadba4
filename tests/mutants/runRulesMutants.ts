import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { ROOT } from '../../scripts/suite/root.ts';
import { mutantsOf, type Mutant } from './rules.ts';

type Service = 'firestore' | 'storage';
interface Target extends Mutant {
  readonly service: Service;
}

const services: readonly Service[] = ['firestore', 'storage'];
const fileOf = (service: Service) => `${service}.rules`;

/** The tests most likely to notice, which run first: the file, and words in the test titles. */
function nearest({ service, area, was }: Target): { file: string; tests?: RegExp } | undefined {
  if (service === 'storage') return undefined;
  if (area === 'messages' || area === 'users') return { file: area };
  if (area !== undefined && area !== 'tours' && area !== 'villas') return { file: 'records' };
  const field = /\bdata\.(\w+)/.exec(was)?.[1];
  return { file: 'catalogue', ...(field ? { tests: new RegExp(`adds, changes|${field}`) } : {}) };
}

/**
 * Changes the rules of a running suite, one condition at a time, and runs the rules tests against each change. A mutant
 * that no test notices is returned as a failure. Throws if the tests fail on the original rules. Takes a sample if a size is
 * given, and starts at the mutant with the given number.
 */
export async function runMutants(sampleSize?: number, from = 0): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
  process.env['RULES_FOLDER'] = folder;
  const restore = (service: Service) =>
    copyFile(path.join(ROOT, fileOf(service)), path.join(folder, fileOf(service)));
  await Promise.all(services.map(restore));
  const vitest = await createVitest('test', {
    root: ROOT,
    project: ['rules'],
    watch: false,
    bail: 1,
    reporters: [{}],
  });
  try {
    for (const service of services) {
      if (!(await testsPass(vitest, filesFor(service)))) {
        throw new Error(`The rules tests fail on ${fileOf(service)} as it is.`);
      }
    }
    const targets = chosen((await allTargets()).slice(from), sampleSize);
    const survivors: Target[] = [];
    for (const [index, target] of targets.entries()) {
      await writeFile(path.join(folder, fileOf(target.service)), target.source);
      if (!(await isCaught(vitest, target))) {
        survivors.push(target);
        process.stdout.write(`\n  ✗ ${describe(target)}\n`);
      }
      await restore(target.service);
      show(index + 1, targets.length, survivors.length);
    }
    const caught = targets.length - survivors.length;
    process.stdout.write(`\n${caught}/${targets.length} mutants of the rules caught\n`);
    // The Storage emulator keeps the last rules it was given.
    await testsPass(vitest, filesFor('storage'));
    return survivors.map(describe);
  } finally {
    delete process.env['RULES_FOLDER'];
    await vitest.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function allTargets(): Promise<Target[]> {
  const found = await Promise.all(
    services.map(async (service) =>
      mutantsOf(await readFile(path.join(ROOT, fileOf(service)), 'utf8')).map((mutant) => ({
        ...mutant,
        service,
      })),
    ),
  );
  return found.flat();
}

/** A sample, the same for the same rules; all if no size is given. */
function chosen(all: readonly Target[], size = all.length): Target[] {
  const rest = [...all];
  const text = all.map(({ source }) => source.length).join();
  let state = createHash('sha256').update(text).digest().readUInt32LE();
  if (size >= all.length) return rest;
  return Array.from({ length: size }).flatMap(() => {
    // Numerical Recipes' linear congruential generator; good enough to pick tests.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1);
  });
}

const filesFor = (service: Service): string[] =>
  service === 'storage' ? ['storage'] : ['catalogue', 'messages', 'records', 'users'];

async function isCaught(vitest: Vitest, target: Target): Promise<boolean> {
  const near = nearest(target);
  if (near && !(await testsPass(vitest, [near.file], near.tests))) return true;
  return !(await testsPass(vitest, filesFor(target.service)));
}

async function testsPass(vitest: Vitest, files: readonly string[], tests?: RegExp) {
  if (tests) vitest.setGlobalTestNamePattern(tests);
  else vitest.resetGlobalTestNamePattern();
  const specifications = await vitest.globTestSpecifications(
    files.map((file) => `tests/rules/${file}.test.ts`),
  );
  if (specifications.length !== files.length) throw new Error('A file of rules tests is missing.');
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const passed = testModules.flatMap((module) => [...module.children.allTests('passed')]);
  const failed = testModules.some((module) => !module.ok());
  // A run without tests notices nothing and must not count as a success.
  if (passed.length === 0 && !failed) throw new Error(`No test ran of ${files.join(', ')}.`);
  return testModules.every((module) => module.ok());
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 100);

const describe = ({ service, line, was, is }: Target) =>
  `${fileOf(service)}:${line} survives: ${oneLine(was)} → ${oneLine(is)}`;

function show(done: number, total: number, survived: number) {
  const line = `  ${done} of ${total} mutants, ${survived} survived`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (done % 25 === 0) process.stdout.write(`${line}\n`);
}
