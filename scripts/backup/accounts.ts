import type { Manifest } from './manifest.ts';
import { ask } from './google.ts';
import { isLocal, type Site } from './site.ts';
import type { Progress } from './progress.ts';

/** A line of `accounts.ndjson`, as Identity Platform writes it: names, claims, times in milliseconds, hash of the password. */
export type Account = Readonly<Record<string, unknown>> & { readonly localId: string };

interface Listed {
  readonly users?: Account[];
  readonly nextPageToken?: string;
}

/** As many as one request takes. */
const page = 1000;
/** What stands in the place of a hash for those who may not see it: 'REDACTED'. */
const redacted = 'UkVEQUNURUQ=';

export async function* readAccounts(
  { project }: Site,
  { limit = page, signal }: { limit?: number; signal?: AbortSignal | undefined } = {},
): AsyncGenerator<Account> {
  let next: string | undefined;
  do {
    signal?.throwIfAborted();
    const token = next ? `&nextPageToken=${encodeURIComponent(next)}` : '';
    const url = `/v1/projects/${project}/accounts:batchGet?maxResults=${limit}${token}`;
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const { users = [], nextPageToken } = (await ask('accounts', url)) as Listed;
    for (const account of users) {
      if (account['passwordHash'] === redacted) {
        throw new Error(
          'The hashes of the passwords are hidden from this account; without them nobody could sign in after a ' +
            'restore. Please give it the role roles/firebaseauth.admin.',
        );
      }
      yield account;
    }
    next = users.length === limit ? nextPageToken : undefined;
  } while (next);
}

/** How the project makes hashes of passwords. The emulator has none: its hashes tell the password. */
export async function readHash({ project }: Site): Promise<Manifest['hash']> {
  if (isLocal()) return undefined;
  const config = (await ask('accounts', `/admin/v2/projects/${project}/config`)) as {
    signIn?: { hashConfig?: Manifest['hash'] };
  };
  return config.signIn?.hashConfig;
}

/** Stores accounts, in place of those that are there. All sessions from before end: people sign in anew. */
export async function writeAccounts(
  { project }: Site,
  accounts: AsyncIterable<Account>,
  hash: Manifest['hash'],
  { signal, advance }: Pick<Progress, 'signal' | 'advance'>,
): Promise<void> {
  const store = async (users: Account[]) => {
    if (users.length === 0) return;
    signal?.throwIfAborted();
    const { algorithm, ...rest } = hash ?? {};
    const { error } = (await ask('accounts', `/v1/projects/${project}/accounts:batchCreate`, {
      users,
      allowOverwrite: true,
      ...(algorithm ? { hashAlgorithm: algorithm, ...rest } : {}),
    })) as { error?: { index?: number; message: string }[] };
    if (error?.length) {
      const said = error.map(({ index = 0, message }) => `${users[index]?.localId}: ${message}`);
      throw new Error(`Accounts that could not be stored:\n${said.join('\n')}`);
    }
    advance(users.length);
  };
  let users: Account[] = [];
  for await (const account of accounts) {
    users.push(account);
    if (users.length < page) continue;
    await store(users);
    users = [];
  }
  await store(users);
}
