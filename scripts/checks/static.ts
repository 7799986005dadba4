import { programCheck } from './program.ts';
import { type Result, sum } from './result.ts';

const PROJECTS = ['.', 'domain', 'web', 'web/art', 'functions', 'emulator', 'tests'];

/** Types of every package, lint with the import directions, format. */
export async function staticChecks(): Promise<Result> {
  const results: Result[] = [];
  for (const project of PROJECTS) {
    results.push(await programCheck(`types: ${project}`, 'npx', ['tsc', '-p', project]));
  }
  results.push(await programCheck('lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']));
  results.push(await programCheck('format', 'npx', ['oxfmt', '--check']));
  return sum(results);
}
