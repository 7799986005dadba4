/** As Cloud Run has it by default: so many requests share a server of the second generation. */
const CONCURRENCY = 80;
/** The most servers of one function on this machine, whatever more production may start. */
const MOST_SERVERS = 2;

/** The servers of one function: few, each shared by many requests. A request that finds no place waits for one. */
class Crew {
  #start;
  #concurrency;
  #most;
  #starting = 0;
  /** How many requests each server has in hand. */
  #loads = new Map();
  #waiting = [];

  /** @param start starts a server and answers it once it is ready */
  constructor(start, { concurrency, maxInstances, platform }) {
    this.#start = start;
    this.#concurrency = concurrency || (platform === 'gcfv1' ? 1 : CONCURRENCY);
    this.#most = Math.min(maxInstances || MOST_SERVERS, MOST_SERVERS);
  }

  /** Does `work` with a server that has a place. Throws what kept servers from starting. */
  async with(work) {
    const server = await new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#proceed();
    });
    try {
      return await work(server);
    } finally {
      this.#leave(server);
    }
  }

  get #atWork() {
    return [...this.#loads.keys()].filter(({ state }) => state === 'IDLE' || state === 'BUSY');
  }

  #proceed() {
    const servers = this.#atWork;
    while (this.#waiting.length > 0) {
      const [server] = servers.sort((a, b) => this.#loads.get(a) - this.#loads.get(b));
      const load = this.#loads.get(server) ?? this.#concurrency;
      if (load >= this.#concurrency) break;
      this.#loads.set(server, load + 1);
      server.state = 'BUSY';
      this.#waiting.shift().resolve(server);
    }
    const wanted = Math.ceil(this.#waiting.length / this.#concurrency);
    const allowed = this.#most - servers.length;
    while (this.#starting < Math.min(wanted, allowed)) void this.#add();
  }

  async #add() {
    this.#starting += 1;
    const server = await this.#start().catch((error) => ({ error }));
    this.#starting -= 1;
    if (!server.error) this.#loads.set(server, 0);
    else if (this.#starting + this.#atWork.length === 0) {
      for (const { reject } of this.#waiting.splice(0)) reject(server.error);
    }
    this.#proceed();
  }

  #leave(server) {
    const load = this.#loads.get(server) - 1;
    this.#loads.set(server, load);
    if (load === 0) {
      if (server.state === 'BUSY') server.state = 'IDLE';
      // Other code has replaced it meanwhile.
      else if (server.state === 'FINISHING') server.runtime.process.kill();
      if (server.state !== 'IDLE') this.#loads.delete(server);
    }
    this.#proceed();
  }
}

module.exports = { Crew };
