import { connect, createServer, type Server, type Socket } from 'node:net';

/** The site's port followed by those of its emulators: as many in a row as the page uses. */
const PORTS = 5;
const FIRST_TRIED = 41_000;
const LAST_TRIED = 60_000;

/** A connection between a browser and the suite that can silently drop everything, like bad mobile reception. */
export interface SilentConnection {
  /** The address of the site over this connection. */
  url: string;
  /** From now on nothing arrives, in either direction, while connections stay open. */
  cut(): void;
  /** Delivers the held-back data late. */
  restore(): void;
  close(): Promise<void>;
}

export async function openSilentConnection(siteUrl: string): Promise<SilentConnection> {
  const target = Number(new URL(siteUrl).port);
  const sockets = new Set<Socket>();
  let isCut = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (data) => {
      to.write(data);
      if (isCut) from.pause();
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isCut) from.pause();
  };
  const serve = (port: number) =>
    createServer((client) => {
      const server = connect(port, '127.0.0.1');
      join(client, server);
      join(server, client);
    });
  const { base, servers } = await listenInARow((place) => serve(target + place));
  return {
    url: `http://127.0.0.1:${base}`,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

async function listenInARow(serve: (place: number) => Server) {
  for (let tries = 0; tries < 50; tries += 1) {
    const base = FIRST_TRIED + Math.floor(Math.random() * (LAST_TRIED - FIRST_TRIED));
    const servers = Array.from({ length: PORTS }, (_, place) => serve(place));
    const opened = await Promise.allSettled(
      servers.map(
        (server, place) =>
          new Promise<void>((resolve, reject) => {
            server.once('error', reject);
            server.listen(base + place, '127.0.0.1', resolve);
          }),
      ),
    );
    if (opened.every(({ status }) => status === 'fulfilled')) return { base, servers };
    for (const server of servers) server.close();
  }
  throw new Error('No free ports in a row were found.');
}
