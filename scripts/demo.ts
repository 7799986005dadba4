/** The people of the local suite. They exist nowhere else, so the password is no secret. */
export const DEMO_PASSWORD = 'selasar-demo';

export const DEMO_USERS = {
  admin: {
    uid: 'demo-admin',
    email: 'admin@selasarbali.example',
    fullName: 'Ayu Lestari',
    role: 'admin',
  },
  staff: {
    uid: 'demo-staff',
    email: 'staff@selasarbali.example',
    fullName: 'Made Wirawan',
    role: 'staff',
  },
  waiting: {
    uid: 'demo-waiting',
    email: 'waiting@selasarbali.example',
    fullName: 'Nyoman Arta',
    role: 'pending',
  },
} as const;
export type DemoUser = (typeof DEMO_USERS)[keyof typeof DEMO_USERS];
