import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

interface RulesMatchers {
  /** The rules let the operation through. */
  toBeAllowed(): Promise<void>;
  /** The rules refuse the operation; any other error does not count. */
  toBeDenied(): Promise<void>;
}

declare module 'vitest' {
  interface Matchers<R, T> extends RulesMatchers {}
}

const outcome = async (check: Promise<unknown>) => {
  try {
    await check;
    return { pass: true, message: () => 'use toBeAllowed or toBeDenied, not their negation' };
  } catch (error) {
    return { pass: false, message: () => String(error) };
  }
};

export const rulesMatchers = {
  toBeAllowed: (operation: Promise<unknown>) => outcome(assertSucceeds(operation)),
  toBeDenied: (operation: Promise<unknown>) => outcome(assertFails(operation)),
};
