// firebase.json runs this before a plain `npx firebase deploy`: it builds the current sources for that project, so that a build
// for the local suite is never deployed.
import { buildInPlace } from './build/place.ts';
import { environmentOfProject } from '../deploy/environments/environment.ts';
import { fail } from './suite/progress.ts';

try {
  const project = process.env['GCLOUD_PROJECT'];
  if (!project)
    throw new Error('firebase.json runs this before a deploy. Please use: npm run deploy');
  const isNew = await buildInPlace(environmentOfProject(project));
  process.stdout.write(
    isNew ? `Built for ${project}.\n` : `The build for ${project} is up to date.\n`,
  );
} catch (error) {
  fail(error);
}
