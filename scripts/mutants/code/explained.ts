import type { CodeMutant } from './runStryker.ts';

interface Explained extends Omit<CodeMutant, 'line'> {
  /** Why no test can, or need, notice it. */
  readonly why: string;
}

const NEVER_MISSING = 'Only the compiler asks for it: what may be missing is always there.';

/** Mutants that survive with reason. They count as survivors all the same. */
const explained: readonly Explained[] = [
  {
    file: 'domain/src/bookings/stays.ts',
    was: 'found.length < atMost',
    is: 'true',
    why: 'It saves a search for what is cut off at the end.',
  },
  {
    file: 'domain/src/bookings/stays.ts',
    was: 'found.length < atMost',
    is: 'found.length <= atMost',
    why: 'It saves a search for what is cut off at the end.',
  },
  {
    file: 'domain/src/core/claims.ts',
    was: "'role'",
    is: '""',
    why: 'scripts/said-once/rules.test.ts compares it with the rules.',
  },
  {
    file: 'domain/src/core/region.ts',
    was: "'asia-southeast2'",
    is: '""',
    why: 'All calls of tests/functions go to this region.',
  },
  {
    file: 'domain/src/core/dates.ts',
    was: String.raw`/^\d{4}-\d{2}-\d{2}$/`,
    is: String.raw`/\d{4}-\d{2}-\d{2}$/`,
    why: 'The text is compared with the date that is read from it, too.',
  },
  {
    file: 'domain/src/core/dates.ts',
    was: String.raw`/^\d{4}-\d{2}-\d{2}$/`,
    is: String.raw`/^\d{4}-\d{2}-\d{2}/`,
    why: 'The text is compared with the date that is read from it, too.',
  },
  {
    file: 'domain/src/core/email.ts',
    was: String.raw`/(?<=.)\+.*$/`,
    is: String.raw`/(?<=.)\+.*/`,
    why: 'An address has one line, and .* goes to its end.',
  },
  {
    file: 'domain/src/core/problem.ts',
    was: "'field-invalid'",
    is: '""',
    why: 'A message that is no code becomes this code later.',
  },
  {
    file: 'domain/src/core/problem.ts',
    was: "issue.code === 'custom'",
    is: 'true',
    why: 'Only the compiler asks for it: other issues have no such facts.',
  },
  {
    file: 'domain/src/core/searchTerms.ts',
    was: String.raw`/\s+/`,
    is: String.raw`/\s/`,
    why: 'An empty word between two spaces has no terms, and is no word of a search.',
  },
  {
    file: 'domain/src/core/searchTerms.ts',
    was: 'before !== undefined',
    is: 'true',
    why: NEVER_MISSING,
  },
  {
    file: 'domain/src/core/searchTerms.ts',
    was: 'a < b',
    is: 'a <= b',
    why: 'No word is there twice.',
  },
  {
    file: 'domain/src/core/text.ts',
    was: "''",
    is: '"Stryker was here!"',
    why: NEVER_MISSING,
  },
  {
    file: 'domain/src/offers/pictures.ts',
    was: "''",
    is: '"Stryker was here!"',
    why: NEVER_MISSING,
  },
  {
    file: 'domain/src/offers/pictures.ts',
    was: '[]',
    is: '["Stryker was here"]',
    why: 'Its first element is not read.',
  },
  {
    file: 'functions/src/site/builtSite.ts',
    was: "(error, page) => logger.error('A page could not be drawn', { page, ...errorFacts(error) })",
    is: '() => undefined',
    why: 'It is made in one test and called in the next, which fails without it; only the first is asked.',
  },
  {
    file: 'functions/src/site/offers.ts',
    was: '{ signal: timer.signal }',
    is: '{}',
    why: 'A timer that nobody waits for any more runs out.',
  },
  {
    file: 'functions/src/site/offers.ts',
    was: '{ timer.abort(); late.catch(() => undefined); }',
    is: '{}',
    why: 'A timer that nobody waits for any more runs out.',
  },
  {
    file: 'functions/src/stats/counters.ts',
    was: "typeof value === 'object'",
    is: 'true',
    why: 'What is no object has another prototype.',
  },
  {
    file: 'functions/src/stats/count.ts',
    was: 'after?.updateTime',
    is: 'after.updateTime',
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/changes/undo.ts',
    was: 'newest?.undoes',
    is: 'newest.undoes',
    why: 'The change that is asked for is one of those searched: there is a newest.',
  },
  {
    file: 'functions/src/changes/undo.ts',
    was: 'newest?.id',
    is: 'newest.id',
    why: 'The change that is asked for is one of those searched: there is a newest.',
  },
  {
    file: 'functions/src/bookings/nights/nightHolders.ts',
    was: 'others.length < month.holders.size',
    is: 'true',
    why: 'It saves a write that changes nothing.',
  },
  {
    file: 'functions/src/bookings/nights/nightHolders.ts',
    was: 'others.length < month.holders.size',
    is: 'others.length <= month.holders.size',
    why: 'It saves a write that changes nothing.',
  },
  {
    file: 'functions/src/mail/delivery.ts',
    was: 'leavesAt(next) > end',
    is: 'leavesAt(next) >= end',
    why: 'A mail of that very millisecond may as well be left to the next call.',
  },
  {
    file: 'functions/src/people/authorize.ts',
    was: 'profile?.data',
    is: 'profile.data',
    why: 'Firestore answers a document for each that is asked for.',
  },
  {
    file: 'functions/src/people/authorize.ts',
    was: 'stored?.rightsLostAt',
    is: 'stored.rightsLostAt',
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/people/authorize.ts',
    was: 'stored?.email',
    is: 'stored.email',
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/people/authorize.ts',
    was: 'stored?.fullName',
    is: 'stored.fullName',
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/people/changeRole.ts',
    was: 'account?.displayName',
    is: 'account.displayName',
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/people/reconcile.ts',
    was: "roleInTokens(user) !== 'pending'",
    is: 'true',
    why: 'It saves memory: who has no role agrees with what is stored of nobody.',
  },
  {
    file: 'functions/src/bookings/createBooking.ts',
    was: '{ id: true }',
    is: '{}',
    why: 'It is read for the defaults of fields, and none of these has one yet.',
  },
  {
    file: 'functions/src/bookings/createBooking.ts',
    was: 'true',
    is: 'false',
    why: 'It is read for the defaults of fields, and none of these has one yet.',
  },
  {
    file: 'functions/src/messages/submitMessage.ts',
    was: '{ id: true }',
    is: '{}',
    why: 'It is read for the defaults of fields, and none of these has one yet.',
  },
  {
    file: 'functions/src/messages/submitMessage.ts',
    was: 'true',
    is: 'false',
    why: 'It is read for the defaults of fields, and none of these has one yet.',
  },
  {
    file: 'functions/src/platform/operation.ts',
    was: '{ cause: error }',
    is: '{}',
    why: 'It is for whoever debugs; nothing reads it.',
  },
  {
    file: 'functions/src/platform/onPlainCall.ts',
    was: "request.method === 'POST'",
    is: 'true',
    why: 'Of other methods nothing reads the body.',
  },
  {
    file: 'functions/src/platform/onPlainCall.ts',
    was: "headers['content-type']?.split(';')[0]?.trim",
    is: "headers['content-type']?.split(';')[0].trim",
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/platform/onPlainCall.ts',
    was: 'rawBody?.length',
    is: 'rawBody.length',
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/people/authorize.ts',
    was: '{ roleHasChanged: false }',
    is: '{}',
    why: 'What is not said counts as false.',
  },
  {
    file: 'functions/src/people/authorize.ts',
    was: '{ isVerified: false }',
    is: '{}',
    why: 'What is not said counts as false.',
  },
  {
    file: 'functions/src/people/refusal.ts',
    was: "{ who: 'registration' }",
    is: '{}',
    why: 'The sentence asks for persons only.',
  },
  {
    file: 'functions/src/people/settleRole.ts',
    was: "now.get('tokenRole') !== tokenRole || tokenRole !== role",
    is: 'true',
    why: 'It saves a write that changes nothing.',
  },
  {
    file: 'functions/src/platform/requests/clientAddress.ts',
    was: "list?.split(',').at(-1)?.trim",
    is: "list?.split(',').at(-1).trim",
    why: NEVER_MISSING,
  },
  {
    file: 'functions/src/platform/requests/clientAddress.ts',
    was: 'address.toLowerCase()',
    is: 'address.toUpperCase()',
    why: 'Hexadecimal numbers are read either way.',
  },
  {
    file: 'functions/src/platform/requests/limitAddress.ts',
    was: 'atLeast.size >= mostKnown',
    is: 'false',
    why: 'It bounds memory; a test would have to send 10,000 requests.',
  },
  {
    file: 'functions/src/platform/requests/limitAddress.ts',
    was: 'atLeast.size >= mostKnown',
    is: 'atLeast.size > mostKnown',
    why: 'It bounds memory; a test would have to send 10,000 requests.',
  },
];

export const reasonFor = (mutant: CodeMutant): string | undefined =>
  explained.find(
    ({ file, was, is }) => file === mutant.file && was === mutant.was && is === mutant.is,
  )?.why;
