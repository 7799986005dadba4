import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { rulesMatchers } from './matchers.ts';

expect.extend(rulesMatchers);

/** Where the rules lie: in the root, or where other rules are put to the test. */
const folder = process.env['RULES_FOLDER'] ?? fileURLToPath(new URL('../..', import.meta.url));
const rulesFile = (name: string) => readFile(path.join(folder, name), 'utf8');

export const everyone = ['anonymous', 'unapproved', 'staff', 'admin'] as const;
export type Who = (typeof everyone)[number];

/** Those who have no staff role. */
export const outsiders = ['anonymous', 'unapproved'] as const;
export const insiders = ['staff', 'admin'] as const;

/** Signed-in people have their kind for uid. */
export const emailOf = (who: Who): string => `${who}@example.com`;

export interface RulesUnderTest {
  /** The services as one of the four kinds of people sees them; the token is of the file's project, or of another. */
  as(who: Who, project?: string): RulesTestContext;
  /** Writes what the test finds there, past the rules. */
  prepare(work: (context: RulesTestContext) => Promise<unknown>): Promise<void>;
}

/**
 * Loads the rules of one service for the tests of one file. Each file has a project of its own, so that files
 * do not see each other's documents and no function wakes up. The Storage emulator has one set of rules for all
 * projects and refuses everything while it loads them; so only the file about Storage may do that.
 */
export function rulesUnderTest(
  name: string,
  service: 'firestore' | 'storage' = 'firestore',
): RulesUnderTest {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}`,
      [service]: { rules: await rulesFile(`${service}.rules`) },
    });
    if (service === 'firestore') await environment.clearFirestore();
  });
  afterAll(() => environment.cleanup());
  const signIn = (who: Who, project: string | undefined): RulesTestContext => {
    if (who === 'anonymous') return environment.unauthenticatedContext();
    const role = who === 'unapproved' ? {} : { role: who };
    const audience = project ? { aud: project } : {};
    return environment.authenticatedContext(who, { email: emailOf(who), ...role, ...audience });
  };
  // One client for each kind of people: connecting takes longer than most tests.
  const contexts = new Map<string, RulesTestContext>();
  return {
    as(who, project) {
      const key = `${who} ${project}`;
      const context = contexts.get(key) ?? signIn(who, project);
      contexts.set(key, context);
      return context;
    },
    prepare: (work) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await work(context);
      }),
  };
}
