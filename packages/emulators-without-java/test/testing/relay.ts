import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A network between client and engine that can fail. */
export interface Relay {
  readonly port: number;
  /** Cuts every connection that is open now. */
  cut(): void;
  /** Whether new connections are refused. */
  setDown(down: boolean): void;
  /** From now on answers arrive only once they are complete, as some proxies have it. */
  holdBack(): void;
  close(): Promise<void>;
}

export async function startRelay(target: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>();
  let down = false;
  let buffering = false;
  const server = createServer((client) => {
    if (down) {
      client.destroy();
      return;
    }
    const upstream = connect(target.port, target.host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => {
      if (!buffering || !isOpenEnded(chunk)) client.write(chunk);
      else holdUntilEnd(upstream, client, chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    setDown: (value) => (down = value),
    holdBack: () => (buffering = true),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The head of a chunked answer, or a part of one. */
function isOpenEnded(chunk: Buffer): boolean {
  return /^HTTP\/1\.1 200[^]*transfer-encoding: chunked/i.test(chunk.toString('latin1'));
}

function holdUntilEnd(upstream: Socket, client: Socket, first: Buffer): void {
  const held = [first];
  upstream.removeAllListeners('data');
  upstream.on('data', (chunk: Buffer) => {
    held.push(chunk);
    if (Buffer.concat(held).toString('latin1').endsWith('0\r\n\r\n')) {
      client.write(Buffer.concat(held.splice(0)));
    }
  });
  if (first.toString('latin1').endsWith('0\r\n\r\n')) client.write(Buffer.concat(held.splice(0)));
}
