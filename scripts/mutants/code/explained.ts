import type { CodeMutant } from './runStryker.ts';

interface Explained extends Omit<CodeMutant, 'line'> {
  /** Why no test can, or need, notice it. */
  readonly why: string;
}

/** Mutants that survive with reason. They count as survivors all the same. */
const explained: readonly Explained[] = [];

export const reasonFor = (mutant: CodeMutant): string | undefined =>
  explained.find(
    ({ file, was, is }) => file === mutant.file && was === mutant.was && is === mutant.is,
  )?.why;
