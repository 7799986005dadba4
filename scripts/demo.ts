import { company } from '@selasar/domain/core';

const host = company.email.slice(company.email.indexOf('@') + 1);

/** The users of the local suite. They exist only there, so the password is not secret. */
export const DEMO_PASSWORD = 'local-demo';

export const DEMO_USERS = {
  admin: {
    uid: 'demo-admin',
    email: `admin@${host}`,
    fullName: 'Ayu Lestari',
    role: 'admin',
  },
  staff: {
    uid: 'demo-staff',
    email: `staff@${host}`,
    fullName: 'Made Wirawan',
    role: 'staff',
  },
  waiting: {
    uid: 'demo-waiting',
    email: `waiting@${host}`,
    fullName: 'Nyoman Arta',
    role: 'pending',
  },
} as const;
export type DemoUser = (typeof DEMO_USERS)[keyof typeof DEMO_USERS];
