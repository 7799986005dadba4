import net from 'node:net';

/** The number and interval (ms) of failed attempts that count as a loss: a busy machine may lose a connection. */
const attempts = 3;
const pauseMs = 300;

/** Calls back once when the port no longer accepts connections. */
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
