/** Who is asking, and from which page. */
import { eachOf, http, ROOT } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import type { Send } from './helpers/world.ts';

const authorized = (authorization: string): Send => http({ headers: { authorization } }, 'status');
const jwt = (payload: unknown, header: unknown = { alg: 'none' }): string =>
  [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
const ORIGIN = { origin: 'https://page.example' };
const SIGNED_IN = 'match /c/{id} { allow get: if request.auth != null; }';

export const cases: readonly Case[] = [
  ...table({ given: { 'c/a': {} }, rules: SIGNED_IN }, [
    ['without a header, rules apply', http({}, 'status'), 403],
    ['the owner is an admin', authorized('Bearer owner'), 200],
    ['upper and lower case do not matter', authorized('bearer OWNER'), 200],
    ["an access token of Google's is an admin's", authorized('Bearer ya29.anything'), 200],
    ['a token without a signature is somebody', authorized(`Bearer ${jwt({ sub: 'ann' })}.`), 200],
    ['a token needs three parts', authorized(`Bearer ${jwt({ sub: 'ann' })}`), 400],
    ['the second part is an object', authorized(`Bearer ${jwt('ann')}.`), 400],
    ['the first part is an object, too', authorized(`Bearer ${jwt({ sub: 'ann' }, 1)}.`), 400],
    ['an expired token is as good', authorized(`Bearer ${jwt({ sub: 'ann', exp: 1 })}.`), 200],
    ['another scheme is not known', authorized('Basic eDp5'), 500],
    [
      'no token is a bad one',
      http({ headers: { authorization: 'Bearer x.y' } }, 'body'),
      /"invalid jwt"/,
    ],
  ]),
  ...table({ given: { 'c/a': {} } }, [
    [
      'OPTIONS is answered with nothing',
      eachOf(http({ method: 'OPTIONS' }, 'status'), http({ method: 'OPTIONS' }, 'body')),
      [200, ''],
    ],
    [
      'the origin is echoed, and credentials are allowed',
      http({ headers: ORIGIN }, [
        'access-control-allow-origin',
        'access-control-allow-credentials',
      ]),
      ['https://page.example', 'true'],
    ],
    [
      'the origin of a file is echoed, too',
      http({ headers: { origin: 'null' } }, ['access-control-allow-origin']),
      ['null'],
    ],
    [
      'without an origin, nothing is allowed',
      http({}, [
        'access-control-allow-origin',
        'access-control-allow-credentials',
        'access-control-allow-methods',
      ]),
      [undefined, undefined, undefined],
    ],
    [
      'errors can be read from elsewhere, too',
      http({ path: `/${ROOT}/c/none`, headers: ORIGIN }, ['access-control-allow-origin']),
      ['https://page.example'],
    ],
    [
      'headers that a page wants to send are echoed',
      http(
        {
          method: 'OPTIONS',
          headers: { ...ORIGIN, 'access-control-request-headers': 'x-one,x-two' },
        },
        ['access-control-allow-headers', 'access-control-allow-methods'],
      ),
      ['x-one,x-two', 'DELETE,GET,HEAD,PATCH,POST,PUT'],
    ],
    [
      'a private network is allowed if it was asked for',
      eachOf(
        http(
          {
            method: 'OPTIONS',
            headers: { ...ORIGIN, 'access-control-request-private-network': 'true' },
          },
          ['access-control-allow-private-network'],
        ),
        http({ method: 'OPTIONS', headers: ORIGIN }, ['access-control-allow-private-network']),
      ),
      [['true'], [undefined]],
    ],
  ]),
];
