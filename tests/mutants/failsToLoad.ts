import { expect, test, TestRunner } from 'vitest';

/** Stryker does not notice a test file that fails to load, as a mutant can cause; this adds a failing test for it. */
export default class extends TestRunner {
  override async importFile(...file: Parameters<TestRunner['importFile']>) {
    try {
      await super.importFile(...file);
    } catch (error) {
      if (file[1] !== 'collect') throw error;
      test('loads', () => {
        expect(error).toBeUndefined();
      });
    }
  }
}
