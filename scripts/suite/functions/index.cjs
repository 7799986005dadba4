// Loaded into firebase-tools before it starts: one process runs all functions and all their requests, instead of one for each.
// See docs/decisions/0002-local-suite.md.
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');
const shared = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');
const workers = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { WorkQueue } = require('firebase-tools/lib/emulator/workQueue.js');
const { FunctionsServer } = require('./functionsServer.cjs');

// Otherwise each request logs all that run, three times.
WorkQueue.prototype.logState = () => undefined;

/** Takes the place of the class by which the Functions emulator runs requests in processes. */
workers.RuntimeWorkerPool = class {
  #server;

  /** The server starts with the first request. */
  readyForWork() {
    return true;
  }

  submitRequest(id, { method, path, headers }, response, body) {
    const emulator = EmulatorRegistry.get('functions');
    const { backend, def } = Object.values(emulator.triggers).findLast(({ def }) => def.id === id);
    if (!this.#server || this.#server.hasEnded) {
      this.#server = new FunctionsServer(emulator, backend);
    }
    const request = {
      name: def.eventTrigger ? def.name : `${method} ${def.name}${path}`,
      method,
      path,
      timeoutSeconds: def.timeoutSeconds,
      headers: {
        ...headers,
        'x-function': def.entryPoint,
        'x-function-signature': shared.getSignatureType(def),
      },
    };
    return this.#server.answer(request, response, body);
  }

  /** New code: requests that come from now on get a new server. */
  refresh() {
    this.#server?.retire();
    this.#server = undefined;
  }

  exit() {
    this.#server?.kill();
  }
};
