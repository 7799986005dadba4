import { expect, it } from 'vitest';
import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { at } from '../../testing/values.ts';
import { adminPeopleOperations } from './operations.ts';
import { userProfileSchema } from './user.ts';

const cases: SchemaCases = {
  'what setRole takes': {
    schema: adminPeopleOperations.setRole.input,
    good: { uid: 'demo-admin', role: 'pending' },
    bad: { uid: ['', 'a/b', 'x'.repeat(129)], role: ['owner', undefined] },
  },
  'what setRole answers': {
    schema: adminPeopleOperations.setRole.answer,
    good: { uid: 'demo-admin', role: 'admin' },
    bad: { uid: [undefined], role: ['owner'] },
  },
  'what refuseRegistration takes': {
    schema: adminPeopleOperations.refuseRegistration.input,
    good: { uid: 'demo-new' },
    bad: { uid: ['', undefined] },
  },
  'what refuseRegistration answers': {
    schema: adminPeopleOperations.refuseRegistration.answer,
    good: { uid: 'demo-new' },
    bad: { uid: [undefined] },
  },
  'a stored person': {
    schema: userProfileSchema,
    good: {
      uid: 'demo-admin',
      email: 'made@example.com',
      fullName: 'Made',
      role: 'admin',
      tokenRole: 'staff',
      emailVerified: true,
      refused: true,
      rightsLostAt: at,
      createdAt: at,
    },
    bad: { uid: [undefined], role: ['owner'], tokenRole: ['owner'], refused: ['no'] },
  },
};

describeSchemas(cases);

it('reads a user of an older version as a user without rights', () => {
  const old = { uid: 'u', email: 'a@b.example', fullName: 'Ana', role: 'pending', createdAt: at };
  expect(userProfileSchema.parse(old)).toEqual({
    ...old,
    tokenRole: 'pending',
    emailVerified: false,
    refused: false,
  });
});
