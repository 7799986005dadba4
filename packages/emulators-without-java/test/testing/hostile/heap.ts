import { WebSocket } from 'ws';

/** Looks into a Node process that was started with `--inspect`. */
export class Heap {
  #lastId = 0;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** @param stderr where the process says how its inspector is reached */
  static async open(stderr: string): Promise<Heap> {
    const url = /ws:\/\/\S+/.exec(stderr)?.[0];
    if (url === undefined) throw new Error('The process has no inspector.');
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Heap(socket);
  }

  /** What is in use after a garbage collection, in MB. */
  async usedMb(): Promise<number> {
    await this.#call('HeapProfiler.collectGarbage');
    const { usedSize } = (await this.#call('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize / 2 ** 20;
  }

  close(): void {
    this.#socket.close();
  }

  #call(method: string): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const onMessage = (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as { id?: number; result?: unknown };
        if (answer.id !== id) return;
        this.#socket.off('message', onMessage);
        resolve(answer.result);
      };
      this.#socket.on('message', onMessage);
      this.#socket.send(JSON.stringify({ id, method }));
    });
  }
}
