/** What to do about a part of the business that is not well, in English. */
export const healthAdvice = {
  newerSite: 'Load this page again: your browser still runs the release from before.',
  functionsUnknown:
    'No server has started since health is written down. Open a page of the site, and look again.',
  rules: 'The Firebase console tells when rules were deployed: Firestore Database, Rules.',
  statsNever:
    "Choose 'Prove now' on the dashboard. The job 'recountStats' does it four times a day.",
  statsOld: "Look at the job 'recountStats' below: it has not proven the figures.",
  statsDrift:
    'The figures were wrong and are set right. If it happens again tomorrow, tell a developer: the log says which figures.',
  mailSlow: "Look at the jobs 'sweepOutbox' and 'retryMails' below.",
  mailStuck:
    'Mails do not leave. Open the extension Trigger Email in the Firebase console: is it installed, and does its mail server take the password?',
  mailFailed: 'Guests were not told. The dashboard lists these mails: send them again, or call.',
  callsFailed: "Look at 'Errors seen' below, and at the log under the code that is named there.",
  callsSlow:
    'Look in the Google Cloud console, Cloud Run, which function is slow; keep one server of it running (minInstances).',
  appCheckUnset:
    'Some browsers call without a token. If this is enforced, they are refused: look whether the site key is right.',
  appCheckLocal: 'There is no App Check on a local machine, so nothing is to do there.',
  jobNever:
    'It has not run since health is written down. If a day has passed, look whether it is deployed: Google Cloud console, Cloud Scheduler.',
  jobLate:
    'It should have run. Google Cloud console, Cloud Scheduler: is it paused? Run it by hand.',
  jobFailed:
    'Look at the log under the code of the run. It runs again by itself; you can run it in Cloud Scheduler.',
  jobHangs:
    'It began and did not end. It runs again by itself; if that does not end either, look at the log.',
  backups:
    'Firestore makes one every night. The Google Cloud console lists them: Firestore, Disaster recovery.',
  quota:
    'Only Google counts it. Firebase console, Usage and billing: compare with the budget; look once a week.',
  faults: "Look at 'Errors seen' below: begin with the most frequent one.",
} as const;
