import { createRequire } from 'node:module';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';

const { runInOneServer } = createRequire(import.meta.url)(
  '../../scripts/suite/functions/oneServer.cjs',
) as {
  runInOneServer: (load: (module: string) => object) => string[];
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Definition = { name: string; region: string; eventTrigger?: object; isRetried?: boolean };
type Endpoint = { id: string; region: string; eventTrigger?: { retry: boolean } };

/** The patched part of firebase-tools; its Functions emulator answers every request with `handle`. */
function library(handle: Handler) {
  class FunctionsEmulator {
    workerPools = {};
    triggers: Record<string, { def: Definition }> = {};
    handleHttpsTrigger(request: IncomingMessage, response: ServerResponse): Promise<void> {
      handle(request, response);
      return Promise.resolve();
    }
    startRuntime() {}
    startNode() {}
  }
  class RuntimeWorkerPool {
    readyForWork() {}
    submitRequest() {}
  }
  class RuntimeWorker {
    waitForSocketReady() {}
    processStream() {}
  }
  class WorkQueue {
    static DEFAULT_MAX_PARALLEL = 50;
    logState() {}
  }
  const modules = {
    functionsEmulator: { FunctionsEmulator },
    functionsRuntimeWorker: { RuntimeWorkerPool, RuntimeWorker },
    functionsEmulatorShared: {
      getSignatureType: () => 'cloudevent',
      emulatedFunctionsFromEndpoints: (endpoints: Endpoint[]): Definition[] =>
        endpoints.map(({ id, region }) => ({ name: id, region, eventTrigger: {} })),
    },
    workQueue: { WorkQueue },
    types: { EmulatorLog: { fromJSON: () => ({}) } },
  };
  return { modules, load: (name: string) => modules[name as keyof typeof modules] };
}

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** The status that the sender of an event sees for a function with this retry policy. */
async function statusOf(handle: Handler, retry: boolean): Promise<number> {
  const { modules, load } = library(handle);
  expect(runInOneServer(load)).toEqual([]);
  const emulator = new modules.functionsEmulator.FunctionsEmulator();
  const endpoint = { id: 'onThing', region: 'here', eventTrigger: { retry } };
  const [def] = modules.functionsEmulatorShared.emulatedFunctionsFromEndpoints([endpoint]);
  emulator.triggers = { 'here-onThing-0': { def: def! } };
  const server = createServer((request, response) => {
    const triggered = Object.assign(request, { params: { trigger_name: 'here-onThing-0' } });
    void emulator.handleHttpsTrigger(triggered, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`)).status;
}

const fails: Handler = (_, response) => response.writeHead(500).end();
const works: Handler = (_, response) => response.writeHead(200).end();
const staysSilent: Handler = () => {};

it.each([
  ['fails and is retried', fails, true, 500],
  ['fails and is not retried', fails, false, 200],
  ['works', works, true, 200],
  ['gets no server', staysSilent, true, 503],
])('an event whose function %s has an answer that says so', async (_, handle, retry, status) => {
  expect(await statusOf(handle, retry)).toBe(status);
});

it('an incompatible firebase-tools is not patched, and the missing parts are named', () => {
  const { modules, load } = library(works);
  const pool = modules.functionsRuntimeWorker.RuntimeWorkerPool.prototype;
  const before = Object.getOwnPropertyDescriptors(pool);
  Object.assign(modules.functionsRuntimeWorker.RuntimeWorker.prototype, {
    processStream: undefined,
  });
  Object.assign(modules.workQueue.WorkQueue, { DEFAULT_MAX_PARALLEL: undefined });
  expect(runInOneServer(load)).toEqual([
    'functionsRuntimeWorker.RuntimeWorker.processStream',
    'workQueue.WorkQueue.DEFAULT_MAX_PARALLEL',
  ]);
  expect(Object.getOwnPropertyDescriptors(pool)).toEqual(before);
});
