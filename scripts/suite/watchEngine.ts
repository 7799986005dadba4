import net from 'node:net';

/** Calls back once when nobody accepts connections on the port any more. */
export function watchEngine(port: number, onLost: () => void): void {
  const socket = net.connect(port, '127.0.0.1');
  let accepted = false;
  socket.on('connect', () => (accepted = true));
  socket.on('error', () => {});
  socket.on('close', () => {
    if (accepted) watchEngine(port, onLost);
    else onLost();
  });
  socket.unref();
}
