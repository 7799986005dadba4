import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { NeededValue } from '../../web/productionEnv.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { needed, schemaOf } from './fields.ts';

export const environmentNames = ['staging', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];
type Values = Readonly<Record<string, string>>;

export interface Environment {
  readonly name: EnvironmentName;
  readonly project: string;
  /** The variables of the site's build: VITE_…. */
  readonly site: Values & Readonly<Record<NeededValue, string>>;
  /** The settings of the functions that differ from functions/.env. */
  readonly settings: Values;
}

const fileOf = (name: EnvironmentName) => `deploy/environments/${name}.env`;
const example = 'deploy/environments/example.env';
const defaults = 'functions/.env';

/** The variables in a file; none if it is missing. */
function linesOf(file: string, root: string): Values {
  const place = path.join(root, file);
  return existsSync(place) ? (parseEnv(readFileSync(place, 'utf8')) as Values) : {};
}

/** The variables of an environment that have a value. */
const valuesOf = (name: EnvironmentName, root: string): Values =>
  Object.fromEntries(Object.entries(linesOf(fileOf(name), root)).filter(([, value]) => value));

const projectOf = (name: EnvironmentName, root: string) =>
  valuesOf(name, root)['VITE_FIREBASE_PROJECT_ID'];

/** Reads an environment's file. Throws an Error that lists every problem. */
export function readEnvironment(name: EnvironmentName, root = ROOT): Environment {
  const values = valuesOf(name, root);
  const problems = problemsOf(values, root);
  if (problems.length > 0) {
    throw new Error(
      `The environment ${name} in ${fileOf(name)} is incomplete:\n` +
        `${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        `Start with a copy of ${example}, which says where each value is; see docs/operations/first-deploy.md.`,
    );
  }
  const entries = Object.entries(values);
  const ofSite = ([key]: [string, string]) => key.startsWith('VITE_');
  const site = Object.fromEntries(entries.filter(ofSite)) as Environment['site'];
  const settings = Object.fromEntries(entries.filter((entry) => !ofSite(entry)));
  const project = site.VITE_FIREBASE_PROJECT_ID;
  if (projectOf(name === 'staging' ? 'production' : 'staging', root) === project) {
    throw new Error(
      `${fileOf('staging')} and ${fileOf('production')} both name the project ${project}. Each environment ` +
        'needs its own project: tests on staging must not reach the guests of production.',
    );
  }
  const origin = site['VITE_SITE_ORIGIN'];
  // Pages of this origin may call the functions.
  const origins: Values = origin ? { SITE_ORIGINS: JSON.stringify([origin]) } : {};
  return { name, project, site, settings: { ...origins, ...settings } };
}

/** A sentence for each missing, invalid or unchanged example value, and for each unknown name. */
function problemsOf(values: Values, root: string): string[] {
  const examples = linesOf(example, ROOT);
  const known = linesOf(defaults, root);
  const missing = Object.keys(needed).filter((name) => values[name] === undefined);
  const wrong = Object.entries(values).flatMap(([name, value]) => {
    if (value === examples[name]) return [`${name} still has the example's value`];
    const schema = schemaOf(name, known[name]);
    if (!schema) return [`${name} is unknown. ${example} and ${defaults} list the names`];
    const why = schema.safeParse(value).error?.issues[0]?.message;
    return why ? [`${name}=${value} ${why}`] : [];
  });
  return [...missing.map((name) => `${name} is missing`), ...wrong];
}

/** The environment that a project belongs to. Throws an Error if none does. */
export function environmentOfProject(project: string, root = ROOT): Environment {
  const name = environmentNames.find((each) => projectOf(each, root) === project);
  if (name) return readEnvironment(name, root);
  throw new Error(
    `No environment names the project ${project}: neither ${fileOf('staging')} nor ${fileOf('production')}. ` +
      'The site is built for one project: npx firebase deploy --project <project id>',
  );
}
