import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { NeededValue } from '../../web/productionEnv.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { needed, optional, settingSchema } from './fields.ts';

export const environmentNames = ['staging', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];
export type Values = Readonly<Record<string, string>>;

export interface Environment {
  readonly name: EnvironmentName;
  readonly project: string;
  /** What the site is built with: VITE_…. */
  readonly site: Values & Readonly<Record<NeededValue, string>>;
  /** What the functions are configured with, where it differs from functions/.env. */
  readonly settings: Values;
}

/** Where an environment's values stand, from the project's root. */
export const fileOf = (name: EnvironmentName) => `deploy/environments/${name}.env`;

const example = 'deploy/environments/example.env';
const defaults = 'functions/.env';

/** The lines of a file; of one that is not there, none. */
function linesOf(file: string, root: string): Values {
  const place = path.join(root, file);
  return existsSync(place) ? (parseEnv(readFileSync(place, 'utf8')) as Values) : {};
}

/** Those that say something. */
const valuesIn = (file: string, root: string): Values =>
  Object.fromEntries(Object.entries(linesOf(file, root)).filter(([, value]) => value));

/** An environment as its file has it. Throws an Error that names all that is wrong, each with what to do. */
export function readEnvironment(name: EnvironmentName, root = ROOT): Environment {
  const values = valuesIn(fileOf(name), root);
  const problems = problemsOf(values, root);
  if (problems.length > 0) {
    const isThere = existsSync(path.join(root, fileOf(name)));
    const start = isThere ? '' : `There is no such file yet: copy ${example} and mend the copy.\n`;
    throw new Error(
      `The environment ${name} is not whole in ${fileOf(name)}:\n${start}` +
        `${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'docs/operations/first-deploy.md says how to get them.',
    );
  }
  const environment = environmentOf(name, values);
  refuseMixUp(environment, root);
  return environment;
}

/** An environment of made-up values, to build with where there is no whole one. Nothing is deployed from it. */
export const exampleEnvironment = (name: EnvironmentName): Environment =>
  environmentOf(name, valuesIn(example, ROOT));

function environmentOf(name: EnvironmentName, values: Values): Environment {
  const ofSite = ([key]: [string, string]) => key.startsWith('VITE_');
  const entries = Object.entries(values);
  const site = Object.fromEntries(entries.filter(ofSite)) as Environment['site'];
  const settings = Object.fromEntries(entries.filter((entry) => !ofSite(entry)));
  const origin = site['VITE_SITE_ORIGIN'];
  return {
    name,
    project: site.VITE_FIREBASE_PROJECT_ID,
    site,
    // Its own pages may call.
    settings: origin ? { SITE_ORIGINS: JSON.stringify([origin]), ...settings } : settings,
  };
}

/** A sentence for each value that is missing, wrong, or still the example's, and for each name that nothing reads. */
function problemsOf(values: Values, root: string): string[] {
  const examples = valuesIn(example, ROOT);
  const known = linesOf(defaults, root);
  const missing = Object.entries(needed).flatMap(([name, { where, schema }]) => {
    const find = `such as ${examples[name]}. ${where}`;
    const value = values[name];
    if (value === undefined) return [`${name} is missing, ${find}`];
    if (value === examples[name]) return [`${name} is still the example's. ${where}`];
    const why = schema.safeParse(value).error?.issues[0]?.message;
    return why ? [`${name}=${value} ${why}, ${find}`] : [];
  });
  const others = Object.entries(values).flatMap(([name, value]) => {
    if (name in needed) return [];
    const byDefault = known[name];
    const schema =
      optional[name] ?? (byDefault === undefined ? undefined : settingSchema(name, byDefault));
    if (!schema) return [`${name} is read by nothing. ${example} and ${defaults} have the names`];
    const why = schema.safeParse(value).error?.issues[0]?.message;
    return why ? [`${name}=${value} ${why}`] : [];
  });
  return [...missing, ...others];
}

/** Refuses what would let one environment be taken for the other. */
function refuseMixUp({ name, project }: Environment, root: string): void {
  const other = name === 'staging' ? 'production' : 'staging';
  if (valuesIn(fileOf(other), root)['VITE_FIREBASE_PROJECT_ID'] === project) {
    throw new Error(
      `${fileOf('staging')} and ${fileOf('production')} both name the project ${project}. Two environments are two ` +
        'projects: what is tried in one must not reach the guests of the other.',
    );
  }
  const older = `functions/.env.${project}`;
  if (existsSync(path.join(root, older))) {
    throw new Error(
      `${older} configures ${project}, too. Please move its lines to ${fileOf(name)}, and delete it.`,
    );
  }
}

/** The environment that a project belongs to. Throws an Error if none does. */
export function environmentOfProject(project: string, root = ROOT): Environment {
  const name = environmentNames.find(
    (each) => valuesIn(fileOf(each), root)['VITE_FIREBASE_PROJECT_ID'] === project,
  );
  if (name) return readEnvironment(name, root);
  if (project.startsWith('demo-')) {
    throw new Error(
      `${project} is a project of local suites, and nothing can be deployed to it. ` +
        'Please name one of yours: npx firebase deploy --project <project id>',
    );
  }
  throw new Error(
    `No environment names the project ${project}: neither ${fileOf('staging')} nor ${fileOf('production')}. ` +
      `The site has to be built for the project that it talks to. Please copy ${example} and mend the copy.`,
  );
}
