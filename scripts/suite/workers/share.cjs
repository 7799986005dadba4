const { Crew } = require('./crew.cjs');
const { forward, refuse, UNAVAILABLE } = require('./forward.cjs');

/** What is changed in firebase-tools, by module, class and method. */
const PLACES = [
  ['functionsEmulator', 'FunctionsEmulator', 'handleHttpsTrigger'],
  ['functionsEmulator', 'FunctionsEmulator', 'startRuntime'],
  ['functionsRuntimeWorker', 'RuntimeWorkerPool', 'readyForWork'],
  ['functionsRuntimeWorker', 'RuntimeWorkerPool', 'submitRequest'],
  ['functionsRuntimeWorker', 'RuntimeWorker', 'waitForSocketReady'],
  ['functionsRuntimeWorker', 'RuntimeWorker', 'processStream'],
];
const SHARED = ['functionsEmulatorShared', 'emulatedFunctionsFromEndpoints'];

/**
 * Makes the Functions emulator run functions as production does: few servers, each shared by many requests, and an answer
 * to every request. Answers what it could not find; then nothing is changed.
 * @param load answers a module of firebase-tools' emulators by its name
 */
function share(load) {
  const missing = [
    ...PLACES.filter(
      ([module, name, method]) => !isFunction(load(module)[name]?.prototype[method]),
    ),
    ...[SHARED].filter(([module, name]) => !isFunction(load(module)[name])),
    ...[['workQueue', 'WorkQueue', 'DEFAULT_MAX_PARALLEL']].filter(
      ([module, name, field]) => typeof load(module)[name]?.[field] !== 'number',
    ),
    ...[['types', 'EmulatorLog', 'fromJSON']].filter(
      ([module, name, method]) => !isFunction(load(module)[name]?.[method]),
    ),
  ];
  if (missing.length === 0) change(load);
  return missing.map((names) => names.join('.'));
}

const isFunction = (value) => typeof value === 'function';

function change(load) {
  const { FunctionsEmulator } = load('functionsEmulator');
  const { RuntimeWorker, RuntimeWorkerPool } = load('functionsRuntimeWorker');
  const { EmulatorLog } = load('types');
  const shared = load('functionsEmulatorShared');

  // Requests wait in the crews; here they would wait for other functions, too.
  load('workQueue').WorkQueue.DEFAULT_MAX_PARALLEL = Infinity;

  // What a function is deployed with is left out of what the emulator keeps of it.
  const { emulatedFunctionsFromEndpoints } = shared;
  shared.emulatedFunctionsFromEndpoints = (endpoints) =>
    emulatedFunctionsFromEndpoints(endpoints).map((definition) => {
      const { concurrency, maxInstances, eventTrigger } = endpoints.find(
        ({ id, region }) => id === definition.name && region === definition.region,
      );
      return { ...definition, concurrency, maxInstances, isRetried: eventTrigger?.retry === true };
    });

  /** The crews of a pool, by function; the pool itself knows no emulator that could start a server. */
  const emulators = new WeakMap();
  const crews = new WeakMap();
  const crewOf = (pool, functionId) => {
    const ofPool = crews.get(pool) ?? new Map();
    crews.set(pool, ofPool);
    const found = ofPool.get(functionId);
    if (found) return found;
    const emulator = emulators.get(pool);
    const record = () =>
      Object.values(emulator.triggers).findLast(({ def }) => def.id === functionId);
    const start = async () => emulator.startRuntime(record().backend, record().def);
    const crew = new Crew(start, record().def);
    ofPool.set(functionId, crew);
    return crew;
  };

  const { handleHttpsTrigger } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.handleHttpsTrigger = async function (request, response) {
    for (const pool of Object.values(this.workerPools)) emulators.set(pool, this);
    const definition = this.triggers[request.params.trigger_name]?.def;
    // Production takes the event of a function that is not to be retried for done, however it ended.
    if (definition?.eventTrigger && !definition.isRetried) {
      const { writeHead } = response;
      response.writeHead = (status, ...rest) =>
        writeHead.call(response, status >= 500 ? 200 : status, ...rest);
    }
    try {
      await handleHttpsTrigger.call(this, request, response);
    } catch (error) {
      this.logger.logLabeled('ERROR', 'functions', String(error));
    }
    if (!response.headersSent) refuse(response, UNAVAILABLE, 'The function could not be started');
  };

  // One at a time, for debugging: that stays as it is.
  const isShared = ({ mode }) => mode === 'auto';
  const { readyForWork, submitRequest } = RuntimeWorkerPool.prototype;
  RuntimeWorkerPool.prototype.readyForWork = function (...given) {
    return isShared(this) || readyForWork.apply(this, given);
  };
  RuntimeWorkerPool.prototype.submitRequest = function (
    functionId,
    request,
    response,
    body,
    ...rest
  ) {
    if (!isShared(this)) {
      return submitRequest.call(this, functionId, request, response, body, ...rest);
    }
    return crewOf(this, functionId).with((server) => forward(server, request, response, body));
  };

  const { waitForSocketReady } = RuntimeWorker.prototype;
  RuntimeWorker.prototype.waitForSocketReady = function () {
    const ended = new Promise((_, reject) => {
      this.runtime.process.once('exit', () => reject(new Error('It ended before it was ready')));
    });
    return Promise.race([waitForSocketReady.call(this), ended]);
  };

  // As it was, but that an error of one request does not kill the server of all: one that cannot go on ends by itself.
  RuntimeWorker.prototype.processStream = function (data, begun) {
    const lines = `${begun}${data}`.split('\n');
    const rest = lines.pop();
    for (const line of lines) this.runtime.events.emit('log', EmulatorLog.fromJSON(line));
    return rest;
  };
}

module.exports = { share };
