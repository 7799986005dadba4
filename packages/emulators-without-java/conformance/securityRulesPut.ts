import { Client, verdict } from './client.ts';
import type { Address } from './client.ts';
import { rulesFor } from './languageContract.ts';
import { Cases, list, record } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'fireside/security_rules_put.json';

/** A parameter named like a package, at the recorded line and column. */
const PACKAGE_PARAMETER = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
  function accept(duration) { return duration.keys().hasOnly([]); }
    match /values/{id} { allow read: if accept({}); }
  }
}`;

export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-security-rules-put');
  const good = rulesFor(['request.auth == null']);
  await client.putRules(good);
  await client.get('c0/d', 'anonymous');
  const coverage = async (): Promise<unknown> =>
    (await client.request('GET', `emulator/v1/projects/${client.project}:ruleCoverage`)).body;
  const before = await coverage();

  for (const [index, item] of list(recording['cases']).map(record).entries()) {
    const request = item['request'] ?? {
      rules: { files: [{ name: 'firestore.rules', content: PACKAGE_PARAMETER }] },
    };
    const path = `emulator/v1/projects/${client.project}:securityRules`;
    const answer = await client.request('PUT', path, 'anonymous', request);
    cases.check(`case ${index}: status`, answer.status, item['status']);
    cases.check(`case ${index}: answer`, answer.body, item['response']);
  }
  cases.check('a rejected load keeps the coverage', await coverage(), before);
  cases.check(
    'a rejected load keeps the rules',
    verdict(await client.get('c0/d', 'anonymous')),
    'ALLOW',
  );
  await client.putRules(good);
  const report = JSON.stringify(await coverage());
  cases.check('a good load resets the coverage', report.includes('"values"'), false);
  return cases.result();
}
