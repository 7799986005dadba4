const events = require('node:events');
const { connect } = require('node:net');
const path = require('node:path');
const { createInterface } = require('node:readline');
const { setTimeout } = require('node:timers/promises');
const { EmulatorLog } = require('firebase-tools/lib/emulator/types.js');
const { forward, refuse, UNAVAILABLE } = require('./forward.cjs');

/** The server's code: all functions as one target. */
const SERVER_DIR = path.join(__dirname, 'server');
const ALL = { entryPoint: 'dispatch', name: 'functions', httpsTrigger: {} };
const POLL_MS = 50;

/** A process that runs all functions. When it ends by itself, it says why, and what it was answering. */
class FunctionsServer {
  hasEnded = false;
  #isNeeded = true;
  #lastError = '';
  /** The requests that it is answering. */
  #requests = new Set();
  #process;
  #ready;

  constructor(emulator, backend) {
    this.#ready = this.#start(emulator, backend);
    // Each request reports it.
    this.#ready.catch(() => (this.hasEnded = true));
  }

  async answer(request, response, body) {
    this.#requests.add(request);
    try {
      await forward(await this.#ready, request, response, body);
    } catch (error) {
      refuse(response, UNAVAILABLE, `The functions server does not start: ${error.message}`);
    } finally {
      this.#requests.delete(request);
      this.#endIfUnneeded();
    }
  }

  /** It ends when it has answered what it was asked. */
  retire() {
    this.#isNeeded = false;
    this.#endIfUnneeded();
  }

  kill() {
    this.#isNeeded = false;
    this.#process?.kill();
  }

  #endIfUnneeded() {
    if (!this.#isNeeded && this.#requests.size === 0) this.#process?.kill();
  }

  /** Returns its connection when it accepts requests. */
  async #start(emulator, backend) {
    const runtime = await emulator.startNode(
      { ...backend, functionsDir: SERVER_DIR },
      { ...emulator.getRuntimeEnvs(backend, ALL), FUNCTIONS_ENTRY: backend.functionsDir },
    );
    this.#process = runtime.process;
    this.#process.once('exit', (code, signal) => this.#onExit(signal ?? `exit code ${code}`));
    this.#readLogs(emulator.logger);
    while (!(await accepts(runtime.conn))) {
      if (this.hasEnded) throw new Error(this.#lastError || 'it ended');
      await setTimeout(POLL_MS);
    }
    return runtime.conn;
  }

  #readLogs(logger) {
    const read = (line) => {
      const log = EmulatorLog.fromJSON(line);
      logger.handleRuntimeLog(log);
      if (log.level === 'FATAL' || /\berror: /i.test(log.text)) {
        this.#lastError = log.text.split('\n')[0];
      }
    };
    for (const input of [this.#process.stdout, this.#process.stderr]) {
      createInterface({ input }).on('line', read);
    }
    this.#process.on('message', read);
  }

  #onExit(how) {
    this.hasEnded = true;
    if (!this.#isNeeded) return;
    const requests = [...new Set([...this.#requests].map(({ name }) => name))];
    const error = this.#lastError && ` Its last error: ${this.#lastError}.`;
    process.stderr.write(
      `suite: the functions server has ended (${how}) while it answered ${requests.join(', ') || 'nothing'}.${error} The next request starts a new one.\n`,
    );
  }
}

async function accepts({ socketPath }) {
  const socket = connect(socketPath);
  try {
    await events.once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

module.exports = { FunctionsServer };
