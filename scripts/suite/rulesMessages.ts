import { stripVTControlCharacters } from 'node:util';

/** What firebase-tools prints of changed security rules that do not compile: 'firestore.rules:20:13 - ERROR …'. */
export const rulesMessages = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\.rules:\d/.test(line))
    .map((line) => `${line}\n`)
    .join('');
