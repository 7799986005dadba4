import { CliError, WRONG_USAGE } from './cliError.ts';

export const NAME = 'emulators-without-java';

export const HELP = `Firebase's local emulators without Java: Firestore and the Storage rules run in Node.

Usage:
  ${NAME} [start] [OPTIONS]           starts the emulators of this Firebase project
  ${NAME} exec [OPTIONS] -- COMMAND   starts them, runs a command, stops them
  ${NAME} env                         prints variables with which \`firebase\` does the same:
                                                eval "$(npx ${NAME} env)"
  ${NAME} firestore [--port 8080] [--host 127.0.0.1] [--rules FILE]
                                                Firestore alone, without firebase-tools
  ${NAME} --help | --version

OPTIONS are those of \`firebase emulators:start\` and \`firebase emulators:exec\`: --only, --project, --import …

Exit codes: that of firebase-tools or of COMMAND; 1 for a fault that is told; 2 for a command line that makes no sense;
130 and 143 after Ctrl-C and SIGTERM of \`firestore\`.
`;

/** What the command line asks for. `args` are for firebase-tools, or for the engine. */
export type Command =
  | { readonly name: 'help' | 'version' | 'env' }
  | { readonly name: 'start' | 'exec' | 'firestore'; readonly args: readonly string[] };

/** @throws CliError if it asks for nothing that there is */
export function parseCommand(argv: readonly string[]): Command {
  const [first = 'start', ...rest] = argv;
  if (first === 'help' || first === '--help' || first === '-h') return { name: 'help' };
  if (first === '--version' || first === '-v') return { name: 'version' };
  if (first.startsWith('-')) return { name: 'start', args: argv };
  const ownOptions = rest.slice(0, rest.includes('--') ? rest.indexOf('--') : undefined);
  if (ownOptions.includes('--help')) return { name: 'help' };
  switch (first) {
    case 'start':
    case 'firestore':
      return { name: first, args: rest };
    case 'exec':
      return { name: first, args: execArgs(rest) };
    case 'env':
      if (rest.length > 0) throw wrong(`\`env\` takes no options, and got ${rest.join(' ')}`);
      return { name: first };
    default:
      throw wrong(`There is no command ${first}`);
  }
}

/** firebase-tools wants the command as one text for a shell, before or after its own options. */
function execArgs(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  if (end === -1) {
    if (args.length > 0) return args;
    throw wrong('`exec` needs a command to run');
  }
  const [first, ...others] = args.slice(end + 1);
  if (first === undefined) throw wrong('`exec` needs a command after --');
  // One word alone is a text for a shell already: `exec -- "a && b"`.
  const text = others.length === 0 ? first : [first, ...others].map(quoted).join(' ');
  return [...args.slice(0, end), text];
}

/** A word as a shell reads it. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

const wrong = (what: string) =>
  new CliError(`${what}. \`${NAME} --help\` says what there is.`, WRONG_USAGE);
