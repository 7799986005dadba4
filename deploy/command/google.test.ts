import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../scripts/suite/root.ts';
import { runToEnd, tool } from '../../scripts/suite/run.ts';
import { testEnvironment } from '../environments/testEnvironment.ts';
import { checkRegistration, enforceAppCheck, untilIndexesAreBuilt } from './google.ts';

const { site } = testEnvironment;

/** A home folder without a login. */
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'deploy-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));
beforeEach(() => {
  vi.stubEnv('HOME', home);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '');
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('the site of a project is not built without the key of App Check', async () => {
  const { code, output } = await runToEnd(tool('vite'), ['build', 'web'], {
    ...site,
    VITE_APP_CHECK_KEY: '',
  });
  expect(code).not.toBe(0);
  expect(output).toContain('needs VITE_APP_CHECK_KEY');
});

// firebase-tools is real; a local server replaces Google's.
describe('with Google', { timeout: 120_000 }, () => {
  let google: Server;
  let requests: string[];
  let siteKey: string | undefined;
  /** The states of all indexes in each answer; the last one repeats. */
  let states: string[];

  const indexes = async (state: string) => {
    const file = JSON.parse(await readFile(path.join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
      indexes: { collectionGroup: string; fields: object[] }[];
    };
    return file.indexes.map(({ collectionGroup, fields }, index) => ({
      name: `projects/my-project/databases/(default)/collectionGroups/${collectionGroup}/indexes/${index}`,
      queryScope: 'COLLECTION',
      fields,
      state: index === 0 ? state : 'READY',
    }));
  };

  const answerTo = async (url: string, body: string): Promise<object> => {
    if (url.includes('token')) return { access_token: 'token', expires_in: 3600 };
    if (url.includes('testIamPermissions')) return JSON.parse(body) as object;
    if (url.includes('recaptchaEnterpriseConfig')) return siteKey ? { siteKey } : {};
    if (url.includes('/services/')) return { enforcementMode: 'OFF' };
    if (url.includes('/indexes')) {
      const state = states.length > 1 ? states.shift() : states[0];
      return { indexes: state ? await indexes(state) : [] };
    }
    if (url.includes('/fields')) return {};
    const apps = [{ name: 'x', appId: site.VITE_FIREBASE_APP_ID, platform: 'WEB' }];
    return { projectId: 'my-project', projectNumber: '1', apps };
  };

  beforeEach(async () => {
    requests = [];
    siteKey = 'site-key';
    states = ['READY'];
    google = createServer((request, response) => {
      void text(request).then(async (body) => {
        const url = request.url ?? '';
        requests.push(`${request.method} ${url} ${body}`);
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(await answerTo(url, body)));
      });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
    vi.stubEnv('FIREBASE_TOKEN', 'refresh-token');
    for (const server of ['TOKEN', 'API', 'RESOURCEMANAGER', 'APPCHECK']) {
      vi.stubEnv(`FIREBASE_${server}_URL`, url);
    }
    vi.stubEnv('FIRESTORE_URL', url);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    google.closeAllConnections();
    await new Promise((resolve) => google.close(resolve));
  });

  it('goes on when App Check knows the key of the site', async () => {
    await expect(checkRegistration(site)).resolves.toBeUndefined();
  });

  it('stops when App Check knows another key, or none', async () => {
    siteKey = 'another-key';
    await expect(checkRegistration(site)).rejects.toThrow(
      'the web app 1:1:web:1 is registered with another-key, VITE_APP_CHECK_KEY is site-key',
    );
    siteKey = undefined;
    await expect(checkRegistration(site)).rejects.toThrow('is registered with none');
  });

  const indexRequests = () => requests.filter((request) => request.includes('/indexes')).length;

  it('waits until all indexes are there', async () => {
    states = ['', 'READY'];
    await untilIndexesAreBuilt('my-project', 0);
    expect(indexRequests()).toBe(2);
  });

  it('waits until all indexes are built', async () => {
    states = ['CREATING', 'READY'];
    await untilIndexesAreBuilt('my-project', 0);
    expect(indexRequests()).toBe(2);
  });

  it('stops when an index cannot be built', async () => {
    states = ['NEEDS_REPAIR'];
    await expect(untilIndexesAreBuilt('my-project', 0)).rejects.toThrow('could not build an index');
  });

  it('enforces App Check for Firestore and Storage', async () => {
    await enforceAppCheck('my-project');
    const changes = requests.filter((request) => request.startsWith('PATCH'));
    expect(changes).toEqual(
      ['firestore', 'firebasestorage'].map(
        (service) =>
          `PATCH /v1/projects/1/services/${service}.googleapis.com?updateMask=enforcementMode {"enforcementMode":"ENFORCED"}`,
      ),
    );
  });
});
