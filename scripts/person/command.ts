import { baliDate, emailSchema, isNothing, personPlaces, type PersonCounts } from '@selasar/domain';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

export interface BookingRequest {
  action: 'export' | 'remove';
  /** In small letters, as all addresses are stored. */
  email: string;
  project: string | undefined;
  /** Asks nothing. */
  yes: boolean;
  /** Also who is still expected. */
  evenOpen: boolean;
}

/** How the command speaks: a file's text, sentences beside it, and a line that somebody types. */
interface Terminal {
  write: (text: string) => void;
  say: (text: string) => void;
  prompt: (question: string) => Promise<string>;
}

const usage =
  'Usage: npm run person -- export EMAIL [--project P] > file.json\n       npm run person -- remove EMAIL [--project P] [--yes] [--even-open]';

/** What is asked for. Throws an Error that says what is wrong. */
export function requestedOf(args: string[]): BookingRequest {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'even-open': { type: 'boolean', default: false },
    },
  });
  const [action, typed] = positionals;
  if ((action !== 'export' && action !== 'remove') || !typed) throw new Error(usage);
  const email = emailSchema('email-missing').safeParse(typed).data;
  if (!email) throw new Error(`${typed} is no email address.`);
  const { project, yes, 'even-open': evenOpen } = values;
  return { action, email, project, yes, evenOpen };
}

/** Does it. Throws an Error that says what to do where it cannot. */
export async function personCommand(requested: BookingRequest, terminal: Terminal): Promise<void> {
  if (requested.action === 'remove') return remove(requested, terminal);
  const { exportPerson } = await import('../../functions/src/people/privacy/exportPerson.ts');
  const { places } = await exportPerson(requested.email);
  terminal.write(`${JSON.stringify(places, null, 2)}\n`);
  const found = Object.entries(places).map(([place, all]) => `${all.length} ${place}`);
  terminal.say(`Written: ${found.join(', ')}.`);
}

async function remove(
  { email, yes, evenOpen }: BookingRequest,
  { say, prompt }: Terminal,
): Promise<void> {
  const { countsOf, openOf, tracesOf } =
    await import('../../functions/src/people/privacy/tracesOf.ts');
  const { removePerson } = await import('../../functions/src/people/privacy/removePerson.ts');
  const found = await tracesOf(email);
  say(`Found of ${email}:\n${listOf(countsOf(found))}`);
  if (found.hasAccount) {
    say('The address has an account of the staff, which stays: see /admin/team.');
  }
  if (isNothing(countsOf(found))) return say('There is nothing to remove.');
  const open = openOf(found, baliDate(new Date()));
  for (const { kind, id, what, date } of open)
    say(`Still expected: ${what}, ${date}, ${kind}/${id}`);
  if (open.length > 0 && !evenOpen) {
    throw new Error(
      'Cancel what is still expected first, or give --even-open. Nothing was removed.',
    );
  }
  if (
    !yes &&
    (await prompt('Nothing of this comes back. Type the address to remove it: ')) !== email
  ) {
    throw new Error('Another address was typed. Nothing was removed.');
  }
  const { removed, left } = await removePerson({ email, evenOpen });
  say(`Removed:\n${listOf(removed)}`);
  if (isNothing(left)) return say('A second search finds nothing.');
  throw new Error(`A second search finds, sent meanwhile:\n${listOf(left)}\nPlease run it again.`);
}

const listOf = (counts: PersonCounts): string =>
  personPlaces.map((place) => `  ${place.padEnd(10)} ${counts[place]}`).join('\n');

/** Asks for a line on the terminal. */
export async function promptLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
