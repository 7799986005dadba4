const path = require('node:path');
const { forward, refuse, UNAVAILABLE } = require('./forward.cjs');

/** The patched methods of firebase-tools, by module and class. */
const PLACES = [
  ['functionsEmulator', 'FunctionsEmulator', 'handleHttpsTrigger'],
  ['functionsEmulator', 'FunctionsEmulator', 'startNode'],
  ['functionsEmulator', 'FunctionsEmulator', 'startRuntime'],
  ['functionsRuntimeWorker', 'RuntimeWorkerPool', 'readyForWork'],
  ['functionsRuntimeWorker', 'RuntimeWorkerPool', 'submitRequest'],
  ['functionsRuntimeWorker', 'RuntimeWorker', 'waitForSocketReady'],
  ['functionsRuntimeWorker', 'RuntimeWorker', 'processStream'],
  ['workQueue', 'WorkQueue', 'logState'],
];
const SHARED = ['emulatedFunctionsFromEndpoints', 'getSignatureType'];

/** The server's code: all functions as one target. */
const SERVER_DIR = path.join(__dirname, 'server');
const TARGET = 'dispatch';

/**
 * Makes the Functions emulator run all functions of a codebase in one process, shared by all requests, and answer every
 * request. Returns the names that are missing in this version of firebase-tools; then nothing is patched.
 * @param load returns a module of firebase-tools' emulators by its name
 */
function runInOneServer(load) {
  const missing = [
    ...PLACES.filter(
      ([module, name, method]) => !isFunction(load(module)[name]?.prototype[method]),
    ),
    ...SHARED.map((name) => ['functionsEmulatorShared', name]).filter(
      ([module, name]) => !isFunction(load(module)[name]),
    ),
    ...[['workQueue', 'WorkQueue', 'DEFAULT_MAX_PARALLEL']].filter(
      ([module, name, field]) => typeof load(module)[name]?.[field] !== 'number',
    ),
    ...[['types', 'EmulatorLog', 'fromJSON']].filter(
      ([module, name, method]) => !isFunction(load(module)[name]?.[method]),
    ),
  ];
  if (missing.length === 0) patch(load);
  return missing.map((names) => names.join('.'));
}

const isFunction = (value) => typeof value === 'function';

function patch(load) {
  const { FunctionsEmulator } = load('functionsEmulator');
  const { RuntimeWorker, RuntimeWorkerPool } = load('functionsRuntimeWorker');
  const { EmulatorLog } = load('types');
  const shared = load('functionsEmulatorShared');

  const { WorkQueue } = load('workQueue');
  // One process answers all requests: with a queue of 50, a slow function would block the others.
  WorkQueue.DEFAULT_MAX_PARALLEL = Infinity;
  // Otherwise each request logs all running requests: gigabytes if there are hundreds.
  WorkQueue.prototype.logState = () => undefined;

  // The emulator drops the retry setting of a function's events.
  const { emulatedFunctionsFromEndpoints } = shared;
  shared.emulatedFunctionsFromEndpoints = (endpoints) =>
    emulatedFunctionsFromEndpoints(endpoints).map((definition) => {
      const { eventTrigger } = endpoints.find(
        ({ id, region }) => id === definition.name && region === definition.region,
      );
      return { ...definition, isRetried: eventTrigger?.retry === true };
    });

  // With --inspect-functions one request runs at a time, as in the original.
  const isShared = ({ mode }) => mode === 'auto';

  const { startNode } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.startNode = function (backend, envs) {
    if (envs.FUNCTION_TARGET !== TARGET) return startNode.call(this, backend, envs);
    const FUNCTIONS_ENTRY = require.resolve(backend.functionsDir);
    return startNode.call(
      this,
      { ...backend, functionsDir: SERVER_DIR },
      { ...envs, FUNCTIONS_ENTRY },
    );
  };

  /** The emulator of each pool. */
  const emulators = new WeakMap();
  /** The server of each pool as a promise: requests during its start wait for the same one. */
  const servers = new WeakMap();
  // A server that was killed while it got ready stays 'idle', because its answer arrives after its end.
  const isRunning = ({ state, runtime: { process: server } }) =>
    (state === 'IDLE' || state === 'BUSY') &&
    server.exitCode === null &&
    server.signalCode === null;

  function start(pool, record) {
    const emulator = emulators.get(pool);
    const all = { ...record.def, entryPoint: TARGET, id: TARGET, name: 'functions' };
    const server = emulator
      .startRuntime(record.backend, { ...all, eventTrigger: undefined, httpsTrigger: {} })
      .catch((error) => {
        servers.delete(pool);
        throw error;
      });
    servers.set(pool, server);
    return server;
  }

  async function serverFor(pool, record) {
    const server = await (servers.get(pool) ?? start(pool, record));
    if (isRunning(server)) return server;
    // It has ended, or new code replaces it. Only the first request that notices starts the next one.
    if ((await servers.get(pool)) === server) servers.delete(pool);
    return serverFor(pool, record);
  }

  const { handleHttpsTrigger } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.handleHttpsTrigger = async function (request, response) {
    for (const pool of Object.values(this.workerPools)) emulators.set(pool, this);
    const definition = this.triggers[request.params.trigger_name]?.def;
    // In production, an event of a function without retries is done, whatever its outcome.
    if (definition?.eventTrigger && !definition.isRetried) {
      const { writeHead } = response;
      response.writeHead = (status, ...rest) =>
        writeHead.call(response, status >= 500 ? 200 : status, ...rest);
    }
    let why = '';
    try {
      await handleHttpsTrigger.call(this, request, response);
    } catch (error) {
      why = `: ${String(error)}`;
      this.logger.logLabeled('ERROR', 'functions', String(error));
    }
    if (!response.headersSent) {
      refuse(response, UNAVAILABLE, `The function could not be started${why}`);
    }
  };

  const { readyForWork, submitRequest } = RuntimeWorkerPool.prototype;
  RuntimeWorkerPool.prototype.readyForWork = function (...given) {
    return isShared(this) || readyForWork.apply(this, given);
  };
  RuntimeWorkerPool.prototype.submitRequest = async function (
    functionId,
    request,
    response,
    body,
    ...rest
  ) {
    if (!isShared(this)) {
      return submitRequest.call(this, functionId, request, response, body, ...rest);
    }
    const record = Object.values(emulators.get(this).triggers).findLast(
      ({ def }) => def.id === functionId,
    );
    const server = await serverFor(this, record);
    const headers = {
      ...request.headers,
      'x-function-target': record.def.entryPoint,
      'x-function-signature': shared.getSignatureType(record.def),
    };
    const { timeoutSeconds } = record.def;
    return forward(server, { ...request, headers, timeoutSeconds }, response, body);
  };

  const { waitForSocketReady } = RuntimeWorker.prototype;
  RuntimeWorker.prototype.waitForSocketReady = function () {
    const ended = new Promise((_, reject) => {
      this.runtime.process.once('exit', () => reject(new Error('It ended before it was ready')));
    });
    return Promise.race([waitForSocketReady.call(this), ended]);
  };

  // As the original, except that an error of one request does not kill the shared server.
  RuntimeWorker.prototype.processStream = function (data, begun) {
    const lines = `${begun}${data}`.split('\n');
    const rest = lines.pop();
    for (const line of lines) this.runtime.events.emit('log', EmulatorLog.fromJSON(line));
    return rest;
  };
}

module.exports = { runInOneServer };
