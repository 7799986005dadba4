import { company } from '@selasar/domain/core';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';
import { secondsSinceStart } from './progress.ts';

/** The summary after the start, with one machine-readable line. */
export function welcome(siteUrl: string, mailboxUrl: string): string {
  const staffUrl = `${siteUrl}/auth`;
  const { admin, staff, waiting } = DEMO_USERS;
  return `
  ${company.name} is running

    Site         ${siteUrl}
    Staff area   ${staffUrl}
    Mails        ${mailboxUrl}

    Demo sign-ins, all with the password  ${DEMO_PASSWORD}
      admin                  ${admin.email}
      staff                  ${staff.email}
      waiting for approval   ${waiting.email}

    Press Ctrl-C to stop.

ready site=${siteUrl} staff=${staffUrl} email=${admin.email} password=${DEMO_PASSWORD} seconds=${secondsSinceStart()} mailbox=${mailboxUrl}
`;
}
