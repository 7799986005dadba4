// Set up for the run of mutants: calls reach the functions of this very process, where one of them is mutated, instead
// of those that the suite runs. The suite's own go on to count and to mail.

// First the settings, which loading the functions reads.
await import('./quietFunctions.ts');
// Files that share a process share its server.
const { url } = await import('./server.ts');
process.env['FUNCTIONS_EMULATOR_HOST'] = new URL(url).host;

// A module, which may wait.
export {};
