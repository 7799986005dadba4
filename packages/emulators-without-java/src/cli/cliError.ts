/** What a person at the keyboard has to know, with the exit code that says the same to a script. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = FAILED) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Exit codes of ours. All others are those of firebase-tools, of the command that was run, or 128 and a signal's number. */
export const FAILED = 1;
export const WRONG_USAGE = 2;
