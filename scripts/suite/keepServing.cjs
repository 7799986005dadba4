// Loaded into firebase-tools and into the functions server. An uncaught error there belongs to one request: it is logged with
// that request, which gets an answer, and all others go on. Otherwise the whole suite ends with the first of them.
const { AsyncLocalStorage } = require('node:async_hooks');
const { subscribe } = require('node:diagnostics_channel');

const current = new AsyncLocalStorage();
subscribe('http.server.request.start', (exchange) => current.enterWith(exchange));

process.setUncaughtExceptionCaptureCallback((error) => {
  const exchange = current.getStore();
  const what = exchange ? nameOf(exchange.request) : 'no request';
  process.stderr.write(`suite: uncaught error in ${what}: ${error?.stack ?? error}\n`);
  if (!exchange) {
    // As without this file.
    if (!process.emit('uncaughtException', error, 'uncaughtException')) process.exit(1);
  } else if (exchange.response.headersSent) exchange.response.destroy();
  else exchange.response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${error}\n`);
});

const nameOf = ({ method, url, headers }) => `${method} ${headers['x-function'] ?? ''}${url}`;
