// The figures under 50 bookings a second, with one write a second per document: for ten minutes in shared commits, and
// for one minute with a commit for each event, which takes a second per booking.
import { buildEngine } from '../../scripts/suite/build.ts';
import type { Outcome } from './support/burst/burst.ts';
import { start, stop } from './support/engines.ts';
import type { Figure, Row } from './support/row.ts';

const rate = 50;
const projectId = 'demo-bench';

export const burst: Row = {
  measures:
    'the figures under 50 bookings a second, by a model of one write a second to a document',
  long: true,
  async run() {
    await buildEngine();
    const { engine, port } = await start();
    const host = `127.0.0.1:${port}`;
    Object.assign(process.env, {
      METADATA_SERVER_DETECTION: 'none',
      FIRESTORE_EMULATOR_HOST: host,
      GCLOUD_PROJECT: projectId,
    });
    try {
      // The functions read the database address when they are loaded.
      const { burst: run } = await import('./support/burst/burst.ts');
      const seconds = 600;
      const inTurn = await run({ rate, seconds });
      await empty(host);
      const alone = await run({ rate, seconds: 60, isAlone: true });
      return [
        ...figuresOf('ten minutes, in turn', inTurn, {
          lost: 0,
          wrong: 0,
          longestBacklog: 4 * rate,
          behind: 4,
          writes: seconds + 4,
        }),
        ...figuresOf('one minute, each by itself', alone),
      ];
    } finally {
      await stop(engine);
    }
  },
};

function figuresOf(
  way: string,
  outcome: Outcome,
  targets: Partial<Record<keyof Outcome | 'lost', number>> = {},
): Figure[] {
  const all = { ...outcome, lost: outcome.events - outcome.counted };
  const line = (what: string, name: keyof typeof all, unit = ''): Figure => {
    const target = targets[name];
    const figure = { what: `burst, ${way}: ${what}`, figure: all[name], unit };
    return target === undefined ? figure : { ...figure, target };
  };
  return [
    line('bookings', 'events'),
    line('lost', 'lost'),
    line('figures that are wrong in the end', 'wrong'),
    line('longest backlog', 'longestBacklog', 'bookings'),
    line('right after the last booking', 'behind', 's'),
    line('writes of the overview', 'writes'),
    line('most events under way', 'mostUnderWay'),
  ];
}

const empty = (host: string) =>
  fetch(`http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
  });
