import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StatusError } from '../../model/status.ts';
import { startTransport } from '../testing/fixtures.ts';

const database = 'projects/p/databases/(default)';

let transport: Awaited<ReturnType<typeof startTransport>>;
beforeEach(async () => {
  transport = await startTransport();
});
afterEach(() => transport.close());

const url = (query: string, rpc = 'Listen') =>
  `${transport.url}/google.firestore.v1.Firestore/${rpc}/channel?VER=8&database=${database}&${query}`;

function form(messages: object[], offset = 0, headers = ''): URLSearchParams {
  return new URLSearchParams([
    ...(headers ? [['headers', headers] as [string, string]] : []),
    ['count', String(messages.length)],
    ['ofs', String(offset)],
    ...messages.map((message, i): [string, string] => [
      `req${i}___data__`,
      JSON.stringify(message),
    ]),
  ]);
}

/** Frames of a text: a length in UTF-16 code units, a newline, and that much JSON. */
function* frames(text: string): Iterable<unknown> {
  for (let rest = text; rest;) {
    const newline = rest.indexOf('\n');
    const end = newline + 1 + Number(rest.slice(0, newline));
    yield JSON.parse(rest.slice(newline + 1, end));
    rest = rest.slice(end);
  }
}

async function handshake(messages: object[], headers = ''): Promise<string> {
  const response = await fetch(url('RID=1&CVER=22&t=1'), {
    method: 'POST',
    body: form(messages, 0, headers),
  });
  const [[[, opening]]] = [...frames(await response.text())] as [[[number, unknown[]]]];
  expect(opening).toEqual(['c', expect.any(String), '', 8, 12, 30_000]);
  return String(opening[1]);
}

async function forward(sid: string, messages: object[], offset: number, query = '') {
  const response = await fetch(url(`SID=${sid}&RID=2${query}`), {
    method: 'POST',
    body: form(messages, offset),
  });
  return [...frames(await response.text())][0];
}

/** An open back channel, read array by array. */
function backChannel(sid: string, query: string) {
  const aborter = new AbortController();
  const arrays: [number, unknown[]][] = [];
  const wakers: (() => void)[] = [];
  let ended = false;
  const done = (async () => {
    const response = await fetch(url(`SID=${sid}&RID=rpc&TYPE=xmlhttp&${query}`), {
      signal: aborter.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      for (;;) {
        const newline = text.indexOf('\n');
        const end = newline + 1 + Number(text.slice(0, newline));
        if (newline === -1 || text.length < end) break;
        arrays.push(...(JSON.parse(text.slice(newline + 1, end)) as [number, unknown[]][]));
        text = text.slice(end);
        for (const wake of wakers.splice(0)) wake();
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      ended = true;
      for (const wake of wakers.splice(0)) wake();
    });
  return {
    done,
    abort: () => aborter.abort(),
    /** Waits for that many arrays in all. */
    async arrays(count: number) {
      while (arrays.length < count && !ended) {
        await new Promise<void>((resolve) => wakers.push(resolve));
      }
      return arrays;
    },
  };
}

const stream = () => transport.calls.streams[0]!;
const readTime = (seconds: number) => ({
  targetChange: { readTime: { seconds: String(seconds) } },
});
const readTimeJson = (seconds: number) => [
  { targetChange: { readTime: new Date(seconds * 1000).toISOString().replace('.000', '') } },
];

describe('WebChannel', () => {
  it('carries messages both ways', async () => {
    const sid = await handshake([{ database, addTarget: { targetId: 2, expectedCount: 3 } }]);
    expect(stream().received).toEqual([
      { database, addTarget: { targetId: 2, expectedCount: { value: 3 } } },
    ]);
    expect(stream().context).toMatchObject({ database, auth: { kind: 'anonymous' } });
    stream().sink.send(readTime(1));
    const back = backChannel(sid, 'AID=0&CI=0');
    expect(await back.arrays(2)).toEqual([
      [1, readTimeJson(1)],
      [2, ['noop']],
    ]);
    expect(await forward(sid, [{ removeTarget: 2 }], 1)).toEqual([1, 2, 7]);
    expect(stream().received.at(-1)).toEqual({ removeTarget: 2 });
    stream().sink.send(readTime(2));
    expect((await back.arrays(3))[2]).toEqual([3, readTimeJson(2)]);
    back.abort();
  });

  it('counts the length of a frame in UTF-16 code units', async () => {
    const sid = await handshake([]);
    const document = { name: 'n', fields: { s: { stringValue: 'café 😀' } } };
    stream().sink.send({ documentChange: { document, targetIds: [2] } });
    const back = backChannel(sid, 'AID=0&CI=1');
    await back.done;
    expect(await back.arrays(1)).toEqual([[1, [{ documentChange: { document, targetIds: [2] } }]]]);
  });

  it('reads the headers from the form of the handshake', async () => {
    await handshake([], 'X-Goog-Api-Client:gl-js/\r\nAuthorization:Bearer owner\r\n');
    expect(stream().context.auth).toEqual({ kind: 'admin' });
    const response = await fetch(url('RID=1'), {
      method: 'POST',
      body: form([], 0, 'Authorization:Bearer x\r\n'),
    });
    expect(response.status).toBe(400);
    expect(transport.calls.streams).toHaveLength(1);
  });

  it('sends again what was not acknowledged, and only that', async () => {
    const sid = await handshake([]);
    for (const second of [1, 2, 3]) stream().sink.send(readTime(second));
    const first = backChannel(sid, 'AID=0&CI=0');
    await first.arrays(4);
    first.abort();
    const second = backChannel(sid, 'AID=1&CI=0');
    expect((await second.arrays(4)).slice(0, 3)).toEqual([
      [2, readTimeJson(2)],
      [3, readTimeJson(3)],
      [4, ['noop']],
    ]);
    expect(await forward(sid, [], 0, '&AID=3')).toEqual([1, 5, 7]);
    second.abort();
    const third = backChannel(sid, 'AID=3&CI=0');
    expect((await third.arrays(2)).map(([id]) => id).slice(0, 2)).toEqual([4, 5]);
    third.abort();
  });

  it('ends the older of two back channels', async () => {
    const sid = await handshake([]);
    const older = backChannel(sid, 'AID=0&CI=0');
    await older.arrays(1);
    const newer = backChannel(sid, 'AID=1&CI=0');
    await newer.arrays(1);
    await older.done;
    stream().sink.send(readTime(1));
    expect((await newer.arrays(2))[1]?.[1]).toEqual(readTimeJson(1));
    newer.abort();
  });

  it('ends a long poll with the first data', async () => {
    const sid = await handshake([]);
    const poll = backChannel(sid, 'AID=0&CI=1');
    expect(await poll.arrays(1)).toEqual([[1, ['noop']]]);
    stream().sink.send(readTime(1));
    stream().sink.send(readTime(2));
    await poll.done;
    expect(await poll.arrays(3)).toEqual([
      [1, ['noop']],
      [2, readTimeJson(1)],
      [3, readTimeJson(2)],
    ]);
  });

  it('takes a repeated message once', async () => {
    const sid = await handshake([{ removeTarget: 1 }]);
    const messages = [{ removeTarget: 2 }, { removeTarget: 3 }];
    expect(await forward(sid, messages, 1)).toEqual([0, 0, 7]);
    await forward(sid, messages, 1);
    await forward(sid, [{ removeTarget: 3 }, { removeTarget: 4 }], 2);
    expect(stream().received).toEqual([1, 2, 3, 4].map((removeTarget) => ({ removeTarget })));
  });

  it('reports the end of a stream', async () => {
    const sid = await handshake([]);
    stream().sink.close(new StatusError('PERMISSION_DENIED', 'no'));
    const poll = backChannel(sid, 'AID=0&CI=1');
    expect(await poll.arrays(1)).toEqual([
      [1, [{ error: { message: 'no', status: 'PERMISSION_DENIED' } }]],
    ]);
  });

  it('ends the stream with an error on a message that is none', async () => {
    const sid = await handshake([{ nothing: 1 }]);
    const poll = backChannel(sid, 'AID=0&CI=1');
    expect(await poll.arrays(1)).toEqual([
      [1, [{ error: { message: "Payload isn't valid for request.", status: 'INVALID_ARGUMENT' } }]],
    ]);
  });

  it.each(['GET', 'POST'])('terminates by %s', async (verb) => {
    const sid = await handshake([]);
    const back = backChannel(sid, 'AID=0&CI=0');
    await back.arrays(1);
    const response = await fetch(url(`SID=${sid}&RID=3&TYPE=terminate`), { method: verb });
    expect([response.status, await response.text()]).toEqual([200, '']);
    await back.done;
    expect(stream().ended).toBe(true);
    expect(stream().context.signal.aborted).toBe(true);
    expect((await fetch(url(`SID=${sid}&RID=4`), { method: 'POST' })).status).toBe(400);
  });

  it('names an unknown session in words the client looks for', async () => {
    const response = await fetch(url('SID=nope&RID=rpc&AID=0&CI=0&TYPE=xmlhttp'));
    expect(response.status).toBe(400);
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  });

  it('refuses what is no handshake', async () => {
    expect((await fetch(url('RID=1'))).status).toBe(400);
    const old = url('RID=1').replace('VER=8', 'VER=7');
    expect((await fetch(old, { method: 'POST', body: form([]) })).status).toBe(400);
  });
});
