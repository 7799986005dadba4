import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bounds, fetchCalendar } from './fetchCalendar.ts';

const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

const servers: Server[] = [];
/** Starts a portal on this machine and returns its address. */
async function portal(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/1.ics`;
}
const answering = (text: string | Buffer, status = 200, headers = {}) =>
  portal((_, response) => response.writeHead(status, headers).end(text));
const leadingTo = (location: string, status = 302) => answering('', status, { location });

const problem = (address: string, limits?: Partial<typeof bounds>) =>
  fetchCalendar(address, { ...bounds, ...limits }).then(
    () => 'none',
    (error: { result: { code: string; message: string } }) => error.result.code,
  );

beforeEach(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_FEEDS', 'true');
  vi.stubEnv('SITE_ORIGIN', 'https://www.selasar.example');
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a calendar', () => {
  it('is returned unchanged', async () => {
    expect(await fetchCalendar(await answering(calendar))).toBe(calendar);
    expect(await problem(await answering(`\r\n${calendar.toLowerCase()}`))).toBe('none');
  });

  it('is returned without a byte order mark, which no reader of calendars expects', async () => {
    expect(await fetchCalendar(await answering(`\uFEFF${calendar}`))).toBe(calendar);
  });

  it('is requested by a client that says who it is and takes what there is', async () => {
    const address = await portal(({ headers }, response) => {
      const isHonest = /^[\w.-]+\/1\.0 \(\+https:\/\/www\.selasar\.example\)$/.test(
        headers['user-agent'] ?? '',
      );
      if (!isHonest) response.writeHead(403);
      else if (!headers.accept?.includes('*/*')) response.writeHead(406);
      response.end(calendar);
    });
    expect(await problem(address)).toBe('none');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is read although it is compressed: %s', async (encoding, compress) => {
    const headers = { 'content-encoding': encoding };
    expect(await fetchCalendar(await answering(compress(calendar), 200, headers))).toBe(calendar);
    expect(await problem(await answering('no such thing', 200, headers))).toBe('no-answer');
    const large = compress(calendar.padEnd(bounds.megabytes * 1e6 + 1, ' '));
    expect(await problem(await answering(large, 200, headers))).toBe('too-large');
  });

  it('is read in UTF-16, in either order', async () => {
    const bytes = Buffer.from(`\uFEFF${calendar}`, 'utf16le');
    expect(await fetchCalendar(await answering(bytes))).toBe(calendar);
    expect(await fetchCalendar(await answering(Buffer.from(bytes).swap16()))).toBe(calendar);
  });

  it('is read after a warning of the portal’s program', async () => {
    expect(await problem(await answering(`<b>Warning</b>: x<br />\n${calendar}`))).toBe('none');
  });

  it('is requested without compression, so its size is known', async () => {
    let encoding: unknown;
    const address = await portal(({ headers }, response) => {
      encoding = headers['accept-encoding'];
      response.end(calendar);
    });
    await fetchCalendar(address);
    expect(encoding).toBe('identity');
  });

  it('is found after three redirects but not after four', async () => {
    let address = await answering(calendar);
    for (const status of [301, 303, 308]) address = await leadingTo(address, status);
    expect(await fetchCalendar(address)).toBe(calendar);
    expect(await problem(await leadingTo(address))).toBe('refused');
  });

  it('is found after a redirect to a relative path', async () => {
    const address = await portal(({ url }, response) =>
      url === '/1.ics'
        ? response.writeHead(307, { location: '../2.ics' }).end()
        : response.end(calendar),
    );
    expect(await fetchCalendar(address)).toBe(calendar);
  });
});

it.each([
  ['a page', '<!doctype html><title>Log in</title>', 'not-a-calendar'],
  ['a page about calendars', '<p>BEGIN:VCALENDAR</p>', 'not-a-calendar'],
  ['nothing', '', 'empty'],
  ['a blank line', '\r\n', 'empty'],
  ['another format', '{"BEGIN":"VCALENDAR"}', 'not-a-calendar'],
])('%s is not accepted as a calendar', async (_, text, code) => {
  expect(await problem(await answering(text))).toBe(code);
});

describe('a portal', () => {
  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [206, 'refused'],
    [304, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
    [204, 'empty'],
  ])('that answers %d is reported: %s', async (status, code) => {
    expect(await problem(await answering('', status))).toBe(code);
  });

  it('that sends too much is cut off', async () => {
    let isCut = false;
    const address = await portal((_, response) => {
      response.write(calendar);
      const more = setInterval(() => response.write(Buffer.alloc(100_000, ' ')), 1);
      response.on('close', () => {
        isCut = true;
        clearInterval(more);
      });
    });
    expect(await problem(address)).toBe('too-large');
    await vi.waitFor(() => expect(isCut).toBe(true));
  });

  it('may send as much as the limit', async () => {
    const text = calendar.padEnd(bounds.megabytes * 1e6, ' ');
    expect(await problem(await answering(text))).toBe('none');
    expect(await problem(await answering(`${text} `))).toBe('too-large');
  });

  it('that never answers, or sends one byte at a time, ends with a timeout', async () => {
    const silent = await portal(() => undefined);
    const slow = await portal((_, response) => {
      const more = setInterval(() => response.write('B'), 10);
      response.on('close', () => clearInterval(more));
    });
    const turning: string = await portal((_, response) => {
      setTimeout(() => response.writeHead(302, { location: turning }).end(), 80);
    });
    for (const address of [silent, slow]) {
      expect(await problem(address, { seconds: 0.3 })).toBe('too-slow');
    }
    // The time limit covers all redirects together.
    expect(await problem(turning, { seconds: 0.3, redirects: 100 })).toBe('too-slow');
  });

  it('that does not exist or hangs up counts as not answering', async () => {
    const cut = await portal((request) => request.socket.destroy());
    expect(await problem(cut)).toBe('no-answer');
    const half = await portal((_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write(calendar);
      setTimeout(() => response.destroy(), 20);
    });
    expect(await problem(half)).toBe('no-answer');
    const address = await answering(calendar);
    servers.at(-1)?.close();
    servers.at(-1)?.closeAllConnections();
    expect(await problem(address)).toBe('no-answer');
  });
});

describe('an address', () => {
  const hidden = [
    'https://127.0.0.1/1.ics',
    'https://localhost/1.ics',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://[::1]/1.ics',
    'https://[::ffff:127.0.0.1]/1.ics',
    'https://10.0.0.1/1.ics',
    'http://169.254.169.254/1.ics',
    'http://portal.example/1.ics',
    'http://localhost:5200/1.ics',
    'https://8.8.8.8:8080/1.ics',
    'https://ana:secret@8.8.8.8/1.ics',
    'ftp://8.8.8.8/1.ics',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN:VCALENDAR',
  ];

  it.each(hidden)('%s is refused', async (address) => {
    expect(await problem(address)).toBe('not-public');
  });

  it.each([...hidden, 'https://:0'])('a redirect to %s is refused', async (address) => {
    expect(await problem(await leadingTo(address))).toBe('not-public');
  });

  it('of this machine is refused unless the emulator allows it', async () => {
    const address = await answering(calendar);
    vi.stubEnv('LOCAL_FEEDS', 'false');
    expect(await problem(address)).toBe('not-public');
    vi.stubEnv('LOCAL_FEEDS', 'true');
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    expect(await problem(address)).toBe('not-public');
  });
});
