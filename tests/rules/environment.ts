import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { rulesMatchers } from './matchers.ts';

expect.extend(rulesMatchers);

const rulesFile = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

export const everyone = ['anonymous', 'unapproved', 'staff', 'admin'] as const;
export type Who = (typeof everyone)[number];

/** Those who have no staff role. */
export const outsiders = ['anonymous', 'unapproved'] as const;
export const insiders = ['staff', 'admin'] as const;

/** Signed-in people have their kind for uid. */
export const emailOf = (who: Who): string => `${who}@example.com`;

export interface RulesUnderTest {
  /** The services as one of the four kinds of people sees them. */
  as(who: Who): RulesTestContext;
  /** Writes what the test finds there, past the rules. */
  prepare(work: (context: RulesTestContext) => Promise<unknown>): Promise<void>;
}

/**
 * Loads the project's rules for the tests of one file. Each file has a project of its own, so that files
 * do not see each other's documents and no function wakes up.
 */
export function rulesUnderTest(name: string): RulesUnderTest {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}`,
      firestore: { rules: await rulesFile('firestore.rules') },
      storage: { rules: await rulesFile('storage.rules') },
    });
    await environment.clearFirestore();
  });
  afterAll(() => environment.cleanup());
  return {
    as(who) {
      if (who === 'anonymous') return environment.unauthenticatedContext();
      const role = who === 'unapproved' ? {} : { role: who };
      return environment.authenticatedContext(who, { email: emailOf(who), ...role });
    },
    prepare: (work) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await work(context);
      }),
  };
}
