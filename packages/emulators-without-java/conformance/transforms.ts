import { Client } from './client.ts';
import type { Address } from './client.ts';
import { normal } from './normal.ts';
import { Cases, list, micros, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'hidane/transforms.json';

/** Writes the recorded documents, then the recorded transforms, and compares results and what is stored. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-transforms');
  for (const item of list(recording['cases']).map(record)) {
    await client.clear();
    const inWords = IN_WORDS[text(item['name'])];
    if (inWords) await inWords(cases, client);
    else await replayCase(cases, client, item);
  }
  return cases.result();
}

async function replayCase(cases: Cases, client: Client, item: Recording): Promise<void> {
  const name = text(item['name']);
  const seed = Object.entries(record(item['seed'])).map(([path, fields]) => ({
    update: { name: `${client.documents}/${path}`, fields },
  }));
  const before = record((await client.commit(seed, 'admin')).body);
  const answer = await client.commit([wireWrite(client, record(item['write']))], 'admin');
  const error = record(item['error']);
  if (item['error'] !== undefined) {
    cases.check(name, [answer.status, normal(answer.body)], [error['code'], normal({ error })]);
    return;
  }
  const { transformResults, updateTime } = record(list(record(answer.body)['writeResults'])[0]);
  cases.check(
    `${name}: results`,
    [answer.status, normal(transformResults)],
    [200, normal(item['transformResults'])],
  );
  for (const [path, fields] of Object.entries(record(item['stored']))) {
    const stored = record((await client.get(path, 'admin')).body);
    cases.check(`${name}: stored`, normal(stored['fields']), normal(fields));
  }
  const { commitTime } = record(answer.body);
  if (name === 'transform that changes nothing') {
    cases.check(`${name}: updateTime stays`, updateTime, before['commitTime']);
    const advances = micros(commitTime) > micros(before['commitTime']);
    cases.check(`${name}: commitTime advances`, advances, true);
  } else {
    cases.check(`${name}: updateTime`, updateTime, commitTime);
  }
}

function wireWrite(client: Client, write: Recording): object {
  const transform = record(write['transform']);
  if (write['transform'] !== undefined) {
    const document = `${client.documents}/${text(transform['document'])}`;
    const fieldTransforms = list(transform['fieldTransforms']).map(wireTransform);
    return { transform: { document, fieldTransforms } };
  }
  const { updateMask } = write;
  return {
    update: {
      name: `${client.documents}/${text(write['document'])}`,
      fields: write['update'],
    },
    ...(Array.isArray(updateMask) ? { updateMask: { fieldPaths: updateMask } } : {}),
    updateTransforms: list(write['transforms']).map(wireTransform),
  };
}

function wireTransform(recorded: unknown): object {
  const [fieldPath, kind, operand] = list(recorded);
  return { fieldPath, [text(kind)]: Array.isArray(operand) ? { values: operand } : operand };
}

/** The cases that the recording tells in words. */
const IN_WORDS: Readonly<Record<string, (cases: Cases, client: Client) => Promise<void>>> = {
  'server time': async (cases, client) => {
    const answer = await client.commit(
      [serverTimes(client, 'c/d', ['b', 'm.at']), serverTimes(client, 'c/e', ['b'])],
      'admin',
    );
    const { writeResults, commitTime } = record(answer.body);
    const results = list(writeResults).map(record);
    const times = results.flatMap(({ transformResults }) => list(transformResults).map(timeOf));
    cases.check('server time: three results', times.length, 3);
    cases.check('server time: all the same', new Set(times).size, 1);
    checkServerTime(cases, 'server time', times[0], commitTime);
    const updateTimes = results.map(({ updateTime }) => updateTime);
    cases.check('server time: updateTime', updateTimes, [commitTime, commitTime]);
    const { fields, createTime } = record((await client.get('c/d', 'admin')).body);
    cases.check('server time: createTime', createTime, commitTime);
    const timestampValue = times[0];
    cases.check('server time: stored', normal(fields), {
      b: { timestampValue },
      m: { mapValue: { fields: { at: { timestampValue } } } },
    });
  },
  'server time with exists:false': async (cases, client) => {
    const write = { ...serverTimes(client, 'c/new', ['at']), currentDocument: { exists: false } };
    const answer = await client.commit([write], 'admin');
    const { writeResults, commitTime } = record(answer.body);
    const [time] = list(record(list(writeResults)[0])['transformResults']).map(timeOf);
    cases.check('exists:false: status', answer.status, 200);
    checkServerTime(cases, 'exists:false', time, commitTime);
  },
};

function serverTimes(client: Client, path: string, fields: readonly string[]): object {
  return {
    update: { name: `${client.documents}/${path}`, fields: {} },
    updateTransforms: fields.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

function checkServerTime(
  cases: Cases,
  name: string,
  time: string | undefined,
  commitTime: unknown,
): void {
  const isMillis = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(time ?? '');
  cases.check(`${name}: in milliseconds`, isMillis, true);
  const early = Date.parse(text(commitTime)) - Date.parse(time ?? '');
  cases.check(`${name}: not after the commit`, early >= 0, true);
}

const timeOf = (value: unknown): string => text(record(value)['timestampValue']);
