import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { GrpcServer } from './grpc/server.ts';

/** How every HTTP/2 connection begins; no HTTP/1 request does. */
const HTTP2_PREFACE = Buffer.from('PRI ');
const SILENCE_MS = 60_000;

/** Lets gRPC and HTTP/1.1 share a port: @returns what takes over each new connection, by its first bytes. */
export function splitByProtocol(grpc: GrpcServer, http: Server): (socket: Socket) => void {
  return (socket) => {
    let head = Buffer.alloc(0);
    const silence = setTimeout(() => socket.destroy(), SILENCE_MS);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => clearTimeout(silence));
    socket.on('readable', sniff);

    function sniff(): void {
      const chunk: unknown = socket.read();
      if (!Buffer.isBuffer(chunk)) return;
      head = Buffer.concat([head, chunk]);
      const start = head.subarray(0, HTTP2_PREFACE.length);
      const isHttp2 = start.equals(HTTP2_PREFACE.subarray(0, start.length));
      if (isHttp2 && start.length < HTTP2_PREFACE.length) return;
      clearTimeout(silence);
      socket.off('readable', sniff);
      socket.unshift(head);
      if (isHttp2) grpc.accept(socket);
      else http.emit('connection', socket);
    }
  };
}
