import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The relative test time per byte of a test file, by project. */
const WEIGHTS: Readonly<Record<string, number>> = {
  e2e: 8,
  browser: 8,
  engine: 4,
  plain: 20,
  recipes: 20,
  'second-brand': 20,
  'functions-inside': 2,
  'functions-alone': 2,
  functions: 2,
};

const weightOf = ({ project, moduleId }: TestSpecification) =>
  statSync(moduleId).size * (WEIGHTS[project.name] ?? 1);

/** Distributes the files of a run over shards by weight, heaviest first. */
export default class WeightSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shards = Array.from({ length: count }, () => ({
      weight: 0,
      files: [] as TestSpecification[],
    }));
    for (const file of byWeight(files)) {
      const lightest = shards.reduce((least, shard) =>
        shard.weight < least.weight ? shard : least,
      );
      lightest.files.push(file);
      lightest.weight += weightOf(file);
    }
    return shards[index - 1]?.files ?? [];
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return byWeight(files);
  }
}

/** Files of one project stay together, because their worker keeps loaded modules. */
const byWeight = (files: readonly TestSpecification[]) =>
  files
    .map((file) => ({ file, name: file.project.name, weight: weightOf(file) }))
    .toSorted(
      (a, b) =>
        a.name.localeCompare(b.name) ||
        b.weight - a.weight ||
        a.file.moduleId.localeCompare(b.file.moduleId),
    )
    .map(({ file }) => file);
