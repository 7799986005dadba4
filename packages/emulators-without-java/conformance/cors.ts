import type { Address } from './client.ts';
import { send } from './http.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'hidane/cors.json';

/** Sends each recorded request as it is, and compares status, body and all headers that concern other origins. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  for (const item of list(recording['cases']).map(record)) {
    const { status, headers, body } = await send(engine, {
      method: text(item['method']),
      path: text(item['path']),
      headers: record(item['headers']) as Record<string, string>,
      body: typeof item['body'] === 'string' ? item['body'] : undefined,
    });
    const outcome = record(item['outcome']);
    const wanted = record(outcome['headers']);
    const compared = Object.entries(headers).filter(
      ([name]) => name.startsWith('access-control-') || name in wanted,
    );
    cases.check(
      text(item['name']),
      [status, sorted(compared), body],
      [outcome['status'], sorted(Object.entries(wanted)), outcome['body']],
    );
  }
  return cases.result();
}

function sorted(headers: readonly (readonly [string, unknown])[]): unknown {
  return headers.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
