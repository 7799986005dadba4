import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { StaffRole, UserRole } from '@selasar/domain/core';
import { deleteDoc, doc, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect } from 'vitest';
import { rulesMatchers } from './matchers.ts';

expect.extend(rulesMatchers);

/** The folder of the rules: the root, or a folder with rules under test. */
const folder = process.env['RULES_FOLDER'] ?? fileURLToPath(new URL('../../..', import.meta.url));
const rulesFile = (name: string) => readFile(path.join(folder, name), 'utf8');

interface Kind {
  /** The role in the ID token. */
  readonly claim?: StaffRole;
  /** The role in the profile; undefined if there is no profile. */
  readonly stored?: UserRole;
  readonly unverified?: true;
  /** The time of the last loss of rights: before or after the ID token was issued. */
  readonly lost?: 'before' | 'after';
}

const people = {
  anonymous: undefined,
  unapproved: {},
  staff: { claim: 'staff', stored: 'staff' },
  admin: { claim: 'admin', stored: 'admin' },
  /** Tokens issued before a change. */
  removed: { claim: 'admin', stored: 'pending', lost: 'after' },
  deleted: { claim: 'admin' },
  demoted: { claim: 'admin', stored: 'staff', lost: 'after' },
  /** Removed and approved again, with a token issued before both. */
  restored: { claim: 'staff', stored: 'staff', lost: 'after' },
  /** With a token issued afterwards. */
  returned: { claim: 'staff', stored: 'staff', lost: 'before' },
  promoted: { claim: 'staff', stored: 'admin' },
  approved: { stored: 'admin' },
  /** A person who has changed their email and not verified it. */
  unverified: { claim: 'admin', stored: 'admin', unverified: true },
} satisfies Record<string, Kind | undefined>;
export type Who = keyof typeof people;

export const everyone = Object.keys(people) as readonly Who[];
export const insiders = ['staff', 'admin', 'returned', 'promoted'] as const;
/** People without staff rights. */
export const outsiders = everyone.filter((who) => !(insiders as readonly Who[]).includes(who));

/** The uid of a signed-in person is their kind. */
export const emailOf = (who: Who): string => `${who}@example.com`;

const suiteProject = process.env['GCLOUD_PROJECT'] ?? '';

/** Tokens are issued a minute before it, or a minute after. */
const loss = Timestamp.now();

/** The stored profiles. */
const profiles = everyone.flatMap((who) => {
  const { stored, lost }: Kind = people[who] ?? {};
  if (!stored) return [];
  const times = { createdAt: Timestamp.now(), ...(lost ? { rightsLostAt: loss } : {}) };
  return [[who, { email: emailOf(who), fullName: who, role: stored, ...times }] as const];
});
const at = (context: RulesTestContext, uid: string) => doc(context.firestore(), 'users', uid);

export interface RulesUnderTest {
  /** The services as seen by one kind of person; the token is for the file's project, or for another. */
  as(who: Who, project?: string): RulesTestContext;
  /** Writes test data, bypassing the rules. */
  prepare(work: (context: RulesTestContext) => Promise<unknown>): Promise<void>;
}

/**
 * Loads the rules of one service for the tests of one file. Each file has its own project, so files do not see each
 * other's documents and no trigger runs. The Storage emulator has one set of rules for all projects, reads profiles
 * from the suite's own project, and refuses everything while it loads rules; therefore only the Storage test may load
 * Storage rules.
 */
export function rulesUnderTest(
  name: string,
  service: 'firestore' | 'storage' = 'firestore',
): RulesUnderTest {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: service === 'storage' ? suiteProject : `demo-rules-${name}`,
      [service]: { rules: await rulesFile(`${service}.rules`) },
    });
    if (service === 'firestore') await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      await Promise.all(profiles.map(([uid, data]) => setDoc(at(context, uid), data)));
    });
  });
  afterAll(async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await Promise.all(profiles.map(([uid]) => deleteDoc(at(context, uid))));
    });
    await environment.cleanup();
  });
  const signIn = (who: Who, project: string | undefined): RulesTestContext => {
    if (!people[who]) return environment.unauthenticatedContext();
    const { claim, unverified, lost }: Kind = people[who] ?? {};
    return environment.authenticatedContext(who, {
      email: emailOf(who),
      email_verified: unverified !== true,
      iat: loss.seconds + (lost === 'before' ? 60 : -60),
      ...(claim ? { role: claim } : {}),
      ...(project ? { aud: project } : {}),
    });
  };
  // One client per kind of person, because connecting takes longer than most tests.
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
