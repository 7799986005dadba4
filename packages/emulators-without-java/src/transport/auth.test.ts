import { describe, expect, it } from 'vitest';
import { parseAuthorization } from './auth.ts';

const jwt = (payload: string, header = '{"alg":"none"}', signature = '') =>
  `Bearer ${Buffer.from(header).toString('base64url')}.${Buffer.from(payload).toString('base64url')}.${signature}`;

describe('parseAuthorization', () => {
  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.a0', 'BEARER YA29.x'])(
    '%s is an admin',
    (header) => {
      expect(parseAuthorization(header)).toEqual({ kind: 'admin' });
    },
  );

  it('reads the claims of an unverified token', () => {
    const auth = parseAuthorization(
      jwt(
        '{"sub":"ayu","role":"staff","exp":1,"ratio":0.5,"firebase":{"identities":{},"list":[1]}}',
        undefined,
        'c2ln',
      ),
    );
    expect(auth).toEqual({
      kind: 'user',
      uid: 'ayu',
      token: new Map<string, unknown>([
        ['sub', 'ayu'],
        ['role', 'staff'],
        ['exp', 1n],
        ['ratio', 0.5],
        [
          'firebase',
          new Map<string, unknown>([
            ['identities', new Map()],
            ['list', [1n]],
          ]),
        ],
      ]),
    });
  });

  it('takes a missing header for an anonymous client', () => {
    expect(parseAuthorization(undefined)).toEqual({ kind: 'anonymous' });
    expect(parseAuthorization('')).toEqual({ kind: 'anonymous' });
  });

  it.each([
    'Bearer x',
    'Bearer a.b',
    'Bearer a.b.c',
    jwt('[]'),
    jwt('{'),
    jwt('{}', '1'),
    `${jwt('{}')}.x`,
    'Bearer ',
  ])('rejects %s', (header) => {
    expect(() => parseAuthorization(header)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
    );
  });

  it('rejects other schemes', () => {
    expect(() => parseAuthorization('Basic b3duZXI=')).toThrow(
      expect.objectContaining({ code: 'UNKNOWN' }),
    );
  });
});
