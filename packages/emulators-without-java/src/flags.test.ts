import { describe, expect, it } from 'vitest';
import { parseFlags } from './flags.ts';

describe('parseFlags', () => {
  it('reads the command line of the CLI', () => {
    const flags = parseFlags(
      (
        '--host 127.0.0.1 --port 8081 --websocket_port 9150 --database-edition standard --project_id demo-x ' +
        '--seed_from_export /d/x.overall_export_metadata --rules /r/firestore.rules --single_project_mode true ' +
        '--functions_emulator 127.0.0.1:5001'
      ).split(' '),
    );
    expect(flags).toEqual({
      host: '127.0.0.1',
      port: 8081,
      websocketPort: 9150,
      projectId: 'demo-x',
      rules: '/r/firestore.rules',
      seedFromExport: '/d/x.overall_export_metadata',
      functionsEmulator: '127.0.0.1:5001',
      endsWithParent: false,
    });
  });

  it('takes the equals form, any order, and ignores what it does not know', () => {
    const flags = parseFlags(['--nope', '--port=0', 'word', '--future_flag', '7', '--host=::1']);
    expect(flags).toMatchObject({ host: '::1', port: 0, rules: undefined });
  });

  it('has defaults, also for a port that is none', () => {
    expect(parseFlags(['--port', 'many'])).toMatchObject({ host: '127.0.0.1', port: 8080 });
  });
});
