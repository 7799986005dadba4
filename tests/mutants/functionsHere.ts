// Set up for the run of mutants: calls reach the functions of this very process, where one of them is mutated, instead
// of those that the suite runs. The suite's own go on to count and to mail. Files that share a process share its server.
import { url } from './server.ts';

process.env['FUNCTIONS_EMULATOR_HOST'] = new URL(url).host;
