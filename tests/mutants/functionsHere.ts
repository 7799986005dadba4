// Setup of mutation tests: calls reach the functions in this process, where one is mutated, instead of the suite's. The
// suite's own functions still count and send mails. Files that share a process share its server.
import { url } from './server.ts';

process.env['FUNCTIONS_EMULATOR_HOST'] = new URL(url).host;
