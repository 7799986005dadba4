/** How the tables ask about Security Rules. */
import { commit, get, set } from './requests.ts';
import { documentsRules } from './table.ts';
import { list, record } from './world.ts';
import type { Caller, Send } from './world.ts';

export const ANN: Caller = {
  uid: 'ann',
  claims: { role: 'editor', level: 3, email_verified: true },
};

/** Whether a request is let through. Any other trouble is told in full. */
export const may =
  (send: Send): Send =>
  async (world) => {
    const answer = await send(world);
    if (typeof answer !== 'string') return 'allowed';
    if (answer.startsWith('PERMISSION_DENIED')) return 'denied';
    return /^(done|NOT_FOUND)/.test(answer) ? 'allowed' : answer;
  };

/** Puts rules in place, whole files. @returns what the compiler says, a line for each issue */
export const compiled =
  (content: string): Send =>
  async (world) => {
    const answer = await world.rest('PUT', 'emulator/v1/projects/{project}:securityRules', {
      ignore_errors: true,
      rules: { files: [{ name: 'firestore.rules', content }] },
    });
    return list(record(answer)['issues']).map((issue) => {
      const { severity, description, sourcePosition } = record(issue);
      const { line, column } = record(sourcePosition);
      return `${String(severity)} ${String(line)}:${String(column)} ${String(description)}`;
    });
  };

const DATA = {
  n: 1,
  half: 0.5,
  text: 'Hello',
  tags: ['a', 'b'],
  map: { a: 1, b: { c: 2 } },
  nothing: null,
};

/**
 * What an expression comes to for a signed-in reader of a document: true, false, or an error, which neither the
 * condition nor its opposite lets through.
 */
export const value =
  (expression: string, functions = ''): Send =>
  async (world) => {
    const issues = await compiled(
      documentsRules(`${functions}
    match /yes/{id} { allow get: if ${expression}; }
    match /no/{id} { allow get: if !(${expression}); }`),
    )(world);
    const errors = list(issues).filter((issue) => String(issue).startsWith('ERROR'));
    if (errors.length > 0) return errors[0];
    await commit(set('yes/one', DATA), set('no/one', DATA))(world);
    const reader = world.as(ANN);
    const isAllowed = async (path: string) => (await may(get(path))(reader)) === 'allowed';
    if (await isAllowed('yes/one')) return true;
    return (await isAllowed('no/one')) ? false : 'error';
  };
