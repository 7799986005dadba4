import { WebSocketServer } from 'ws';
import type { RulesRegistry } from '../rules/types.ts';

/** As many evaluations as a newcomer is shown. */
const MAX_HISTORY = 1000;

/** `ws://…/requests`: tells the Emulator UI of every evaluation of the rules; first, in one array, of those before. */
export function serveRequestsSocket(rules: RulesRegistry, host: string, port: number): void {
  const server = new WebSocketServer({ host, port, path: '/requests', maxPayload: 64 * 1024 });
  const history: unknown[] = [];
  // In other words than node's: the CLI takes those for a conflict over the main port.
  server.on('error', () => console.error(`Requests can't be watched: port ${port} is taken.`));
  server.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    socket.send(JSON.stringify(history));
  });
  rules.onEvaluation((message) => {
    history.push(message);
    if (history.length > MAX_HISTORY) history.shift();
    if (server.clients.size === 0) return;
    const text = JSON.stringify(message);
    for (const socket of server.clients) socket.send(text);
  });
}
