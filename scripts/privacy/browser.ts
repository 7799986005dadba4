import type { browserKeys } from '../../web/src/browserKeys.ts';

interface InBrowser {
  readonly what: string;
  readonly purpose: string;
  readonly until: string;
}

const tab = 'the tab is closed';

/** The site's entries in browser storage. None needs consent: each is strictly necessary for what the visitor requests. */
export const browserStorage: Readonly<Record<keyof typeof browserKeys, InBrowser>> = {
  draft: {
    what: 'typed form values',
    purpose: 'they survive a reload and a lost connection',
    until: `the form is sent, or ${tab}; for staff until it is saved or discarded, or 30 days; with data of guests, also until they sign out`,
  },
  confirmation: {
    what: 'the confirmation of a request',
    purpose: 'it survives a reload',
    until: tab,
  },
  visit: {
    what: 'the days and the number of guests that the visitor chose',
    purpose: 'lists and booking forms use them',
    until: `all offers are shown again, or ${tab}`,
  },
  loadedVersion: {
    what: 'the version that the page last reloaded for',
    purpose: 'prevents repeated reloads',
    until: tab,
  },
  reloaded: {
    what: 'the input before a page’s scripts ran, and that it was reloaded after one had failed',
    purpose: 'keeps it, and prevents repeated reloads',
    until: tab,
  },
  trip: {
    what: 'the key of the trip',
    purpose: 'the next request of the same email joins it',
    until: tab,
  },
  unanswered: {
    what: 'requests without an answer: a key, and what they ask for, without the person',
    purpose: 'the next page says whether they arrived, so that nothing is booked twice',
    until: 'they are answered; one hour and five requests at most',
  },
  language: {
    what: 'the language that the visitor chose',
    purpose: 'the next visit uses it',
    until: 'the visitor clears the browser’s data',
  },
  currency: {
    what: 'the currency that the visitor chose',
    purpose: 'the next visit shows amounts in it',
    until: 'the visitor clears the browser’s data',
  },
  staff: {
    what: 'for staff: preferences, and what they have seen',
    purpose: 'they continue where they left off',
    until: 'the person removes it',
  },
};

/** Entries of packages in browser storage, by the beginning of their names; Firebase's are in IndexedDB. */
export const packageStorage: Readonly<Record<string, InBrowser>> = {
  'react-router-scroll-positions': {
    what: 'the scroll position of each page',
    purpose: 'Back restores the position',
    until: tab,
  },
  firebaseLocalStorageDb: {
    what: 'for staff: the session',
    purpose: 'they stay signed in',
    until: 'they sign out',
  },
  'firebase-heartbeat-database': {
    what: 'the versions of Firebase used on each day',
    purpose: 'Firebase’s usage statistics',
    until: '30 days have passed',
  },
  'firebase-app-check-database': {
    what: 'the token of App Check',
    purpose: 'pages need not request a new one',
    until: 'it expires, after an hour',
  },
};
