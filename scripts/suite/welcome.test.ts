import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';
import { welcome } from './welcome.ts';

it('ends with a line for programs, which says where all is and how to sign in', () => {
  const last = welcome('http://127.0.0.1:5200', 'http://127.0.0.1:5211').trim().split('\n').at(-1);
  const [ready, ...facts] = (last ?? '').split(' ');
  expect(ready).toBe('ready');
  const { seconds, ...others } = Object.fromEntries(facts.map((fact) => fact.split('=')));
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(others).toEqual({
    site: 'http://127.0.0.1:5200',
    staff: 'http://127.0.0.1:5200/auth',
    email: DEMO_USERS.admin.email,
    password: DEMO_PASSWORD,
    mailbox: 'http://127.0.0.1:5211',
  });
});
