import { Client } from './client.ts';
import type { Address } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'fireside/rule_coverage.json';

/** The condition stands at the recorded line, column and offset. */
const source = (condition: string): string => `rules_version = '2';
service cloud.firestore {
 match /databases/{database}/documents {

  match /items/{item} { allow get: if ${condition}; }
 }
}`;

/** Reads a document twice and looks at the report. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-rule-coverage');
  const coverage = async (): Promise<Recording> =>
    record(
      (await client.request('GET', `emulator/v1/projects/${client.project}:ruleCoverage`)).body,
    );
  const after = async (condition: string): Promise<Recording> => {
    await client.putRules(source(condition));
    await client.get('items/one', 'anonymous');
    await client.get('items/one', 'anonymous');
    return record(list((await coverage())['report'])[0]);
  };
  await client.clear();
  await client.commit([client.set('items/one', { visible: true })], 'admin');

  const { rules, report } = record(recording['shape']);
  const [recorded] = list(report).map(record);
  const condition = /if (.*);$/.exec(text(recording['example_rule']))?.[1] ?? '';
  const equality = await after(condition);
  cases.check('position', equality['sourcePosition'], recorded?.['sourcePosition']);
  cases.check('values', equality['values'], recorded?.['values']);
  const [file] = list(record((await coverage())['rules'])['files']).map(record);
  cases.check(
    'files',
    Object.keys(file ?? {}),
    Object.keys(record(list(record(rules)['files'])[0])),
  );
  cases.check('literals are not children', list(equality['children']).length, 1);

  await client.putRules(source(condition));
  const [fresh] = list((await coverage())['report']).map(record);
  cases.check('no values before the first evaluation', fresh?.['values'], undefined);

  await client.putRules(source('true'));
  await client.get('items/one', 'anonymous');
  cases.check('a constant rule has no report', 'report' in (await coverage()), false);

  const short = await after('false && resource.data.missing');
  cases.check('a decided condition', short['values'], [{ value: { boolValue: false }, count: 2 }]);
  const [skipped] = list(short['children']).map(record);
  cases.check('a skipped side', skipped?.['values'], [{ value: {}, count: 2 }]);
  const [inner] = list(skipped?.['children']).map(record);
  cases.check('inside a skipped side', inner?.['values'], [{ value: {}, count: 2 }]);

  const missing = await after('resource.data.missing == true');
  const [unknown, failed] = list(missing['values']).map(record);
  cases.check('unknown in the first pass', unknown, { value: { undefined: {} }, count: 2 });
  const error = record(record(record(failed)['value'])['undefined']);
  cases.check('error', error['causeMessage'], 'Property missing is undefined on object.');
  cases.check('error keys', Object.keys(error), ['sourcePosition', 'causeMessage']);
  return cases.result();
}
