import net from 'node:net';

/** So often, and after so many milliseconds each, nobody has to answer: a busy machine may lose a connection. */
const attempts = 3;
const pauseMs = 300;

/** Calls back once when nobody accepts connections on the port any more. */
export function watchEngine(port: number, onLost: () => void, failed = 0): void {
  const socket = net.connect(port, '127.0.0.1');
  let accepted = false;
  socket.on('connect', () => (accepted = true));
  socket.on('error', () => {});
  socket.on('close', () => {
    if (accepted) watchEngine(port, onLost);
    else if (failed + 1 === attempts) onLost();
    else setTimeout(() => watchEngine(port, onLost, failed + 1), pauseMs).unref();
  });
  socket.unref();
}
