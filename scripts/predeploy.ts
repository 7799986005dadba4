// What firebase.json asks for before a plain `npx firebase deploy`: the files that go up are built for its project, of the
// sources as they are now. A build for the local suite never goes up.
import { buildInPlace } from './build/place.ts';
import { environmentOfProject } from '../deploy/environments/environment.ts';
import { fail } from './suite/progress.ts';

try {
  const project = process.env['GCLOUD_PROJECT'];
  if (!project)
    throw new Error('firebase.json runs this before a deploy. Please use: npm run deploy');
  const isNew = await buildInPlace(environmentOfProject(project));
  process.stdout.write(
    isNew ? `Built anew for ${project}.\n` : `What is built for ${project} is up to date.\n`,
  );
} catch (error) {
  fail(error);
}
