import { stripVTControlCharacters } from 'node:util';

/**
 * What the terminal shows of firebase-tools' output: changed security rules that do not compile ('firestore.rules:20:13 -
 * ERROR …'), and what our own code in it says ('suite: …').
 */
export const messagesOf = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\.rules:\d|^suite: /.test(line))
    .map((line) => `${line}\n`)
    .join('');
