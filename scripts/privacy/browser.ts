import type { browserKeys } from '../../web/src/browserKeys.ts';

interface InBrowser {
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

const tab = 'the tab is closed';

/** What the site keeps in a browser under its own names. Nothing of it needs consent: each is needed for what the person does. */
export const keptByBrowser: Readonly<Record<keyof typeof browserKeys, InBrowser>> = {
  draft: {
    what: 'what was typed into a form and is not sent yet',
    why: 'a reload or a lost line costs nothing',
    until: `it is sent, or ${tab}; of staff when it is saved or thrown away, what names a guest also when they sign out, all after 30 days`,
  },
  kept: {
    what: 'the confirmation of a request',
    why: 'it is still there after a reload',
    until: tab,
  },
  visit: {
    what: 'the days and the number of guests that the visitor chose for the lists',
    why: 'the next list shows what can be booked then',
    until: `all offers are shown again, or ${tab}`,
  },
  loadedVersion: {
    what: 'the newer version that was loaded last',
    why: 'it is not loaded again and again',
    until: tab,
  },
  openedAnew: {
    what: 'that a page was opened anew because a script did not come',
    why: 'it is not opened again and again',
    until: tab,
  },
  reportedFaults: {
    what: 'which faults were reported',
    why: 'each is reported once',
    until: tab,
  },
  trip: {
    what: 'the key of the trip',
    why: 'the next request of the same email joins the same trip',
    until: 'the visitor has this device forget the trip, or clears the browser’s data',
  },
  outbox: {
    what: 'a message of the contact form that could not leave',
    why: 'it leaves when the line is back',
    until: 'it has left; three days at most',
  },
  language: {
    what: 'the language that the visitor chose',
    why: 'the next visit begins in it',
    until: 'the visitor clears the browser’s data',
  },
  currency: {
    what: 'the currency that the visitor chose',
    why: 'the next visit shows amounts in it',
    until: 'the visitor clears the browser’s data',
  },
  tripCopy: {
    what: 'the trip as it was shown last, locked with its key',
    why: 'its link opens it without a connection',
    until: 'two weeks after the trip; three trips at most',
  },
  staff: {
    what: 'for staff: choices, and what was seen',
    why: 'work goes on where it was left',
    until: 'the person removes it',
  },
};

/** What packages keep in a browser, Firebase's in databases (IndexedDB); by how the names begin. */
export const keptByPackages: Readonly<Record<string, InBrowser>> = {
  'react-router-scroll-positions': {
    what: 'how far down which page was scrolled',
    why: 'who goes back is where they were',
    until: tab,
  },
  firebaseLocalStorageDb: {
    what: 'for staff: the session',
    why: 'they stay signed in',
    until: 'they sign out',
  },
  'firebase-heartbeat-database': {
    what: 'which versions of Firebase’s packages were used on which day',
    why: 'Firebase counts them',
    until: '30 days have passed',
  },
  'firebase-app-check-database': {
    what: 'the token of App Check',
    why: 'it is not asked for on each page',
    until: 'it ends, after an hour',
  },
};
