import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { region } from '@selasar/domain/core';
import { beforeAll, expect, it } from 'vitest';
import { suiteDir } from '../../scripts/suite/root.ts';
import { requestCutOff } from './support/cutOff.ts';
import { eventually } from './support/eventually.ts';
import { functionsServers } from './support/functionsServer.ts';
import { addOffer, tourRequest } from './support/offer.ts';
import { functionsHost, openSuite, operationUrl, projectId } from './support/suite.ts';

// A visitor who leaves, or a functions server that ends, must not take the suite along.

const CUTS = 100;
const AT_ONCE = 20;
/** In which a call has arrived and has no answer yet. */
const LONGEST_MOMENT_MS = 100;
const LONG = { timeout: 300_000 };
const suite = openSuite();
const site = process.env['SITE_URL'] ?? '';
const guest = await suite.caller();
let tourId = '';
beforeAll(async () => {
  ({ tourId } = await addOffer(suite));
  await guest.call('createBooking', tourRequest(suite, tourId));
});

/** Requests that the functions answer: calls, pages through Hosting's proxy, pages, and what the proxy passes on. */
const kinds: readonly ((moment: number) => Promise<void>)[] = [
  (moment) => {
    const body = JSON.stringify({ data: tourRequest(suite, tourId) });
    return requestCutOff(operationUrl('createBooking'), moment, body);
  },
  (moment) => requestCutOff(`${site}/tours`, moment),
  (moment) => requestCutOff(`http://${functionsHost}/${projectId}/${region}/site/`, moment),
  (moment) => requestCutOff(`${site}/reports`, moment, '[]'),
];

/** Each kind is cut at moments from the first byte of the request to the first of the answer, in waves. */
async function cutAll(halfway = () => {}): Promise<void> {
  for (let wave = 0; wave < CUTS; wave += AT_ONCE) {
    const cuts = Array.from({ length: AT_ONCE }, (_, index) => {
      const moment = (wave / AT_ONCE + index * (CUTS / AT_ONCE)) / CUTS;
      return kinds[index % kinds.length]!(moment);
    });
    void cuts[AT_ONCE / 2]!.then(halfway);
    await Promise.all(cuts);
  }
}

const statusOf = async (address: string) => (await fetch(`${site}${address}`)).status;
async function expectServed(): Promise<void> {
  expect(await Promise.all(['/', `/tours/${tourId}`, '/admin'].map(statusOf))).toEqual([
    200, 200, 200,
  ]);
  const booked = await guest.call('createBooking', tourRequest(suite, tourId));
  expect(booked).toMatchObject({ itemName: 'Test Tour' });
}

/** What our own code in firebase-tools has said. */
const said = async () =>
  (await readFile(path.join(suiteDir(Number(new URL(site).port)), 'suite.log'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('suite: '));

it(
  'after a hundred cut connections the same server serves, and nothing has failed',
  LONG,
  async () => {
    const before = { servers: functionsServers(), said: await said() };
    await cutAll();
    await expectServed();
    expect(before.servers).toHaveLength(1);
    expect({ servers: functionsServers(), said: await said() }).toEqual(before);
  },
);

it(
  'a functions server that is killed meanwhile says what it was answering, and the next one serves',
  LONG,
  async ({ signal }) => {
    const before = (await said()).length;
    const kill = () => functionsServers().forEach((pid) => process.kill(pid, 'SIGKILL'));
    await cutAll(kill);
    await eventually(async () => {
      const bookings = Array.from({ length: AT_ONCE }, () =>
        guest.call('createBooking', tourRequest(suite, tourId)).catch(() => undefined),
      );
      await setTimeout(Math.random() * LONGEST_MOMENT_MS);
      kill();
      await Promise.all(bookings);
      expect((await said()).slice(before).join('\n')).toMatch(
        /^suite: the functions server has ended \(SIGKILL\) while it answered .*createBooking.* next request starts a new one\.$/m,
      );
    }, signal);
    // Requests of the moment at which the server ends are refused.
    await eventually(expectServed, signal);
    expect(functionsServers()).toHaveLength(1);
  },
);
