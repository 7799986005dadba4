import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { triggersOf } from './triggers.ts';

// Google's list of functions, which a test does not reach, is stood in for.
let google: Server;
let answers: { status: number; body: object }[];
let asked: string[];

beforeEach(async () => {
  asked = [];
  google = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => google.close(resolve)));

const origin = () => `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
const site = { project: 'my-project', database: '(default)' };
const listening = (name: string, database: string) => ({
  name: `projects/my-project/locations/asia-southeast2/functions/${name}`,
  eventTrigger: {
    eventType: 'google.cloud.firestore.document.v1.written',
    eventFilters: [{ attribute: 'database', value: database }],
  },
});

it('finds the functions that listen to a database, on all pages', async () => {
  answers = [
    { status: 200, body: { functions: [listening('one', '(default)')], nextPageToken: 'more' } },
    {
      status: 200,
      body: {
        functions: [{ name: 'site' }, listening('two', 'look'), listening('three', '(default)')],
      },
    },
  ];
  expect(await triggersOf(site, origin())).toEqual(['one', 'three']);
  expect(asked[1]).toContain('pageToken=more');
});

it('finds none in a new project, where the service is not switched on', async () => {
  answers = [{ status: 403, body: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } } }];
  expect(await triggersOf(site, origin())).toEqual([]);
});

it('says so if it may not look', async () => {
  answers = [{ status: 403, body: { error: { status: 'PERMISSION_DENIED' } } }];
  await expect(triggersOf(site, origin())).rejects.toThrow('PERMISSION_DENIED');
});
