import { execFileSync } from 'node:child_process';
import { api, type OperationName } from '@selasar/domain/api';
import { expect, it } from 'vitest';
import { functionsServers } from './support/functionsServer.ts';
import { operationUrl } from './support/suite.ts';

const names = Object.values(api).flatMap((operations) =>
  Object.keys(operations),
) as OperationName[];

/** Sends a call that is refused. */
async function statusOf(name: OperationName): Promise<number> {
  const answer = await fetch(operationUrl(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"data":{}}',
  });
  return answer.status;
}

/** All processes of the machine, with their parents. */
const processes = () =>
  execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

it('one server answers all operations, and the whole suite has only a few processes', async () => {
  const statuses = await Promise.all(names.map(statusOf));
  expect(statuses.filter((status) => status !== 400 && status !== 401)).toEqual([]);
  const servers = functionsServers();
  expect(servers).toHaveLength(1);
  const running = processes();
  const firebaseTools = running.find(([pid]) => pid === servers[0])?.[1];
  const started = running.filter(([, parent]) => parent === firebaseTools);
  expect(started.length).toBeGreaterThan(0);
  expect(started.length).toBeLessThanOrEqual(4);
});
