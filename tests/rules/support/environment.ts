import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { StaffRole, UserRole } from '@selasar/domain';
import { deleteDoc, doc, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect } from 'vitest';
import { rulesMatchers } from './matchers.ts';

expect.extend(rulesMatchers);

/** Where the rules lie: in the root, or where other rules are put to the test. */
const folder = process.env['RULES_FOLDER'] ?? fileURLToPath(new URL('../../..', import.meta.url));
const rulesFile = (name: string) => readFile(path.join(folder, name), 'utf8');

interface Kind {
  /** What the ID token says. */
  readonly claim?: StaffRole;
  /** What the profile says; without it there is none. */
  readonly stored?: UserRole;
  readonly unverified?: true;
  /** When rights were lost: before the ID token was made, or after. */
  readonly lost?: 'before' | 'after';
}

const people = {
  anonymous: undefined,
  unapproved: {},
  staff: { claim: 'staff', stored: 'staff' },
  admin: { claim: 'admin', stored: 'admin' },
  /** Tokens that are older than a change. */
  removed: { claim: 'admin', stored: 'pending', lost: 'after' },
  deleted: { claim: 'admin' },
  demoted: { claim: 'admin', stored: 'staff', lost: 'after' },
  /** Removed and approved again, with a token from before both. */
  restored: { claim: 'staff', stored: 'staff', lost: 'after' },
  /** With a token from after it. */
  returned: { claim: 'staff', stored: 'staff', lost: 'before' },
  promoted: { claim: 'staff', stored: 'admin' },
  approved: { stored: 'admin' },
  /** Somebody who has changed the address, and not shown that it is theirs. */
  unverified: { claim: 'admin', stored: 'admin', unverified: true },
} satisfies Record<string, Kind | undefined>;
export type Who = keyof typeof people;

export const everyone = Object.keys(people) as readonly Who[];
export const insiders = ['staff', 'admin', 'returned', 'promoted'] as const;
/** Those who may do nothing that is for staff. */
export const outsiders = everyone.filter((who) => !(insiders as readonly Who[]).includes(who));

/** Signed-in people have their kind for uid. */
export const emailOf = (who: Who): string => `${who}@example.com`;

const suiteProject = process.env['GCLOUD_PROJECT'] ?? '';

/** Tokens are made a minute before it, or a minute after. */
const loss = Timestamp.now();

/** What is stored of those who have a profile. */
const profiles = everyone.flatMap((who) => {
  const { stored, lost }: Kind = people[who] ?? {};
  if (!stored) return [];
  const times = { createdAt: Timestamp.now(), ...(lost ? { rightsLostAt: loss } : {}) };
  return [[who, { email: emailOf(who), fullName: who, role: stored, ...times }] as const];
});
const at = (context: RulesTestContext, uid: string) => doc(context.firestore(), 'users', uid);

export interface RulesUnderTest {
  /** The services as one of the kinds of people sees them; the token is of the file's project, or of another. */
  as(who: Who, project?: string): RulesTestContext;
  /** Writes what the test finds there, past the rules. */
  prepare(work: (context: RulesTestContext) => Promise<unknown>): Promise<void>;
}

/**
 * Loads the rules of one service for the tests of one file. Each file has a project of its own, so that files
 * do not see each other's documents and no function wakes up. The Storage emulator has one set of rules for all
 * projects, looks up profiles in the suite's own, and refuses everything while it loads rules; so only the file about
 * Storage may do that.
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
