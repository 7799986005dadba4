import { expect, it } from 'vitest';
import { passwordStrength } from './RegisterForm.tsx';

const personal = ['Ketut Wijaya', 'ketut.w@example.com'];

it.each([
  ['', undefined],
  ['secret', 'weak'],
  ['123456', 'weak'],
  ['P4ssw0rd!', 'weak'],
  ['KetutWijaya1!', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['mango-rain', 'fair'],
  ['Tr1ck-hill', 'fair'],
  ['a scooter full of green papaya', 'strong'],
  ['vR7#kd92-Lmq!', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password, personal)).toBe(strength);
});
