import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Part } from './manifest.ts';
import type { Place } from './place.ts';

/** Writes one line of JSON for each value; only what is on its way is in memory. */
export async function writeLines(
  place: Place,
  file: string,
  values: AsyncIterable<object>,
): Promise<Part> {
  let count = 0;
  async function* lines() {
    for await (const value of values) {
      count += 1;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  return { ...(await copy(Readable.from(lines()), place, file)), count };
}

/** Reads them again. JSON has no line break within a line. Throws an Error for what is no JSON. */
export async function* readLines<T>(place: Place, file: string): AsyncGenerator<T> {
  const stream = place.read(file).setEncoding('utf8');
  let rest = '';
  for await (const chunk of stream as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
  if (rest !== '') throw new Error(`${file} ends in the middle of a line.`);
}

/** Stores what a stream brings, and says how much it was. */
export async function copy(
  from: Readable,
  place: Place,
  file: string,
): Promise<Omit<Part, 'count'>> {
  const sum = summing();
  await pipeline(from, sum.through, await place.write(file));
  return sum.result();
}

/** What is stored now. */
export async function summed(place: Place, file: string): Promise<Omit<Part, 'count'>> {
  const sum = summing();
  await pipeline(place.read(file), sum.through, async (data) => {
    for await (const _ of data);
  });
  return sum.result();
}

function summing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(data: Buffer, _, done) {
      bytes += data.length;
      hash.update(data);
      done(undefined, data);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
