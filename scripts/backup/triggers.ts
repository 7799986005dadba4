import { askUrl, GoogleError } from './google.ts';
import { isLocal, type Site } from './site.ts';

interface Listed {
  readonly functions?: readonly {
    readonly name: string;
    readonly eventTrigger?: {
      readonly eventType?: string;
      readonly eventFilters?: readonly { attribute: string; value: string }[];
    };
  }[];
  readonly nextPageToken?: string;
}

/**
 * The functions that are told of every document of a database, by their names. Throws a GoogleError if the service does not
 * say. `origin` is another server's in tests.
 */
export async function triggersOf(
  { project, database }: Pick<Site, 'project' | 'database'>,
  origin = 'https://cloudfunctions.googleapis.com',
): Promise<string[]> {
  const names: string[] = [];
  let next = '';
  do {
    const url = `${origin}/v2/projects/${project}/locations/-/functions?pageSize=100&pageToken=${next}`;
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const { functions = [], nextPageToken = '' } = (await askUrl(
      url,
      undefined,
      origin.startsWith('https'),
    ).catch(noneYet)) as Listed;
    for (const { name, eventTrigger } of functions) {
      const { eventType = '', eventFilters = [] } = eventTrigger ?? {};
      const of = eventFilters.find(({ attribute }) => attribute === 'database')?.value;
      if (eventType.startsWith('google.cloud.firestore') && of === database) {
        names.push(name.split('/').at(-1) ?? name);
      }
    }
    next = nextPageToken;
  } while (next);
  return names;
}

/** A new project has no functions, and the service that lists them is not switched on. */
function noneYet(error: unknown): Listed {
  if (error instanceof GoogleError && error.message.includes('SERVICE_DISABLED')) return {};
  throw error;
}

/** Throws an Error if functions listen: they would count each document again, and tell of it. A local suite's are told to rest. */
export async function refuseTriggers(site: Site): Promise<void> {
  if (isLocal()) return;
  const names = await triggersOf(site);
  if (names.length === 0) return;
  throw new Error(
    `${names.length} functions listen to this database, such as ${names[0]}: each document would be news to them. ` +
      'Restore before the functions are deployed, or into another database; docs/operations/restore.md says how.',
  );
}
