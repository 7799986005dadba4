/** What is mutated, and how. */
export const rooms = {
  domain: {
    folder: 'domain/src',
    // Demo texts and sentences, from whose words nothing follows, and what serves tests alone.
    leftOut: ['domain/samples/', 'domain/src/words/', 'domain/testing/'],
    excludedMutations: [],
    ignoreStatic: false,
    processes: 2,
    needsSuite: false,
    // Only tests that import what is mutated run.
    findsTests: true,
  },
  functions: {
    folder: 'functions/src',
    leftOut: [],
    // Sentences of mails and logs, names of fields that the compiler checks.
    excludedMutations: ['StringLiteral'],
    // What runs while a file is loaded takes all tests to judge, minutes for each mutant.
    ignoreStatic: true,
    // All tests share one suite.
    processes: 1,
    needsSuite: true,
    // Tests reach the functions by calls.
    findsTests: false,
  },
} as const;
export type Room = keyof typeof rooms;
export const roomNames = Object.keys(rooms) as Room[];
