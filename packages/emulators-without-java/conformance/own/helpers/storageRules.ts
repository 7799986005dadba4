import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Message = Readonly<Record<string, unknown>>;

/** What Storage rules are asked, as the CLI asks it. */
export interface Verification {
  readonly path: string;
  readonly method: string;
  readonly variables: object;
  /** Firestore documents that rules can look up, by path, in REST form. */
  readonly documents?: Readonly<Record<string, object>>;
}

/** The Storage rules runtime as firebase-tools starts it: a program that speaks JSON lines. */
export interface StorageRules {
  load(content: string): Promise<Message>;
  /** Asks the rules that were loaded last. */
  verify(verification: Verification): Promise<Message>;
  stop(): void;
}

const java = fileURLToPath(new URL('../../../bin/java', import.meta.url));

export async function startStorageRules(): Promise<StorageRules> {
  const jar = '/nowhere/cloud-storage-rules-runtime-v1.1.3.jar';
  const child = spawn(java, ['-jar', jar, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = new Map<unknown, (message: Message) => void>();
  const ready = new Promise<Message>((resolve) => answers.set(-1, resolve));
  let documents: Verification['documents'] = {};
  const write = (message: object): void => void child.stdin.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as Message;
    if (message['action'] !== 'fetch_firestore_document') {
      answers.get(message['id'])?.(message);
      return;
    }
    const { path } = message['context'] as { path: string };
    const fields = documents?.[path];
    const id = message['server_request_id'];
    write(
      fields
        ? { id, status: 'ok', result: { name: `projects/p${path}`, fields } }
        : { id, status: 'not_found' },
    );
  });
  let lastId = 0;
  const act = (action: string, context: object): Promise<Message> => {
    const id = ++lastId;
    write({ id, action, context });
    return new Promise((resolve) => answers.set(id, resolve));
  };
  await ready;
  return {
    load: (content) =>
      act('load_ruleset', {
        rulesetName: 'own',
        source: { files: [{ name: 'storage.rules', content }] },
      }),
    verify: ({ documents: given, ...request }) => {
      documents = given;
      return act('verify', { rulesetName: 'own', service: 'firebase.storage', ...request });
    },
    stop: () => void child.kill(),
  };
}
