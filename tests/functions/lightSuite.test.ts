import { readdirSync, readFileSync } from 'node:fs';
import { api, type OperationName } from '@selasar/domain';
import { expect, it } from 'vitest';
import { functionsServers } from './support/functionsServer.ts';
import { operationUrl } from './support/suite.ts';

const names = Object.values(api).flatMap((operations) =>
  Object.keys(operations),
) as OperationName[];

/** Asks for something that is refused. */
async function ask(name: OperationName): Promise<number> {
  const answer = await fetch(operationUrl(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"data":{}}',
  });
  return answer.status;
}

const parentOf = (pid: number): number =>
  Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Processes that a process has started and that still run (Linux). */
function childrenOf(pid: number): number[] {
  const running = readdirSync('/proc').map(Number).filter(Boolean);
  return running.filter((one) => {
    try {
      return parentOf(one) === pid;
    } catch {
      return false;
    }
  });
}

it('one server answers all operations, and the whole suite is a handful of processes', async () => {
  const statuses = await Promise.all(names.map(ask));
  expect(statuses.filter((status) => status !== 400 && status !== 401)).toEqual([]);
  const servers = functionsServers();
  expect(servers).toHaveLength(1);
  const firebaseTools = parentOf(servers[0] ?? 0);
  expect(childrenOf(firebaseTools).length).toBeLessThanOrEqual(4);
});
