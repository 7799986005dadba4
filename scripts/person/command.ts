import { baliDate, emailSchema, isNothing, personPlaces, type PersonCounts } from '@selasar/domain';
import { createInterface } from 'node:readline/promises';
import { commandLine } from '../suite/commandLine.ts';

export interface PersonRequest {
  action: 'export' | 'remove';
  /** In lower case, as all addresses are stored. */
  email: string;
  project: string | undefined;
  /** Skips the confirmation. */
  yes: boolean;
  /** Also removes future and open requests. */
  evenOpen: boolean;
}

/** The output: data to stdout, messages to stderr, and a prompt. */
interface Terminal {
  write: (text: string) => void;
  say: (text: string) => void;
  prompt: (question: string) => Promise<string>;
}

const usage =
  'Usage: npm run person -- export EMAIL [--project P] > file.json\n       npm run person -- remove EMAIL [--project P] [--yes] [--even-open]';

/** Parses the command line. Throws an Error with the correct usage. */
export function requestedOf(args: string[]): PersonRequest {
  const { values, positionals } = commandLine(usage, {
    args,
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'even-open': { type: 'boolean', default: false },
    },
  });
  const [action, typed, ...more] = positionals;
  if ((action !== 'export' && action !== 'remove') || !typed || more.length > 0)
    throw new Error(usage);
  const email = emailSchema('email-missing').safeParse(typed).data;
  if (!email) throw new Error(`${typed} is not an email address.`);
  const { project, yes, 'even-open': evenOpen } = values;
  return { action, email, project, yes, evenOpen };
}

/** Exports or removes the data of a guest. */
export async function personCommand(requested: PersonRequest, terminal: Terminal): Promise<void> {
  if (requested.action === 'remove') return remove(requested, terminal);
  const { exportPerson } = await import('../../functions/src/people/privacy/exportPerson.ts');
  const { places } = await exportPerson(requested.email);
  terminal.write(`${JSON.stringify(places, null, 2)}\n`);
  const found = Object.entries(places).map(([place, all]) => `${all.length} ${place}`);
  terminal.say(`Written: ${found.join(', ')}.`);
}

async function remove(
  { email, yes, evenOpen }: PersonRequest,
  { say, prompt }: Terminal,
): Promise<void> {
  const { countsOf, openOf, tracesOf } =
    await import('../../functions/src/people/privacy/tracesOf.ts');
  const { removePerson } = await import('../../functions/src/people/privacy/removePerson.ts');
  const found = await tracesOf(email);
  say(`Found for ${email}:\n${listOf(countsOf(found))}`);
  if (found.hasAccount) {
    say('This address has a staff account, which is not removed: see /admin/team.');
  }
  if (isNothing(countsOf(found))) return say('Nothing to remove.');
  const open = openOf(found, baliDate(new Date()));
  for (const { kind, id, what, date } of open)
    say(`Open or in the future: ${what}, ${date}, ${kind}/${id}`);
  if (open.length > 0 && !evenOpen) {
    throw new Error(
      'Please cancel open and future requests first, or use --even-open. Nothing was removed.',
    );
  }
  if (
    !yes &&
    (await prompt('This cannot be undone. To continue, type the email address: ')) !== email
  ) {
    throw new Error('This is not the email address. Nothing was removed.');
  }
  const { removed, left } = await removePerson({ email, evenOpen });
  say(`Removed:\n${listOf(removed)}`);
  if (isNothing(left)) return say('A second search found nothing.');
  throw new Error(
    `A second search found new data:\n${listOf(left)}\nPlease run the command again.`,
  );
}

const listOf = (counts: PersonCounts): string =>
  personPlaces.map((place) => `  ${place.padEnd(10)} ${counts[place]}`).join('\n');

/** Reads a line from the terminal. */
export async function promptLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
