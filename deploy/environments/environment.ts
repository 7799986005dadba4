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
  /** The variables of the site's build: VITE_…. */
  readonly site: Values & Readonly<Record<NeededValue, string>>;
  /** The settings of the functions that differ from functions/.env. */
  readonly settings: Values;
}

/** The file with an environment's values, relative to the project's root. */
export const fileOf = (name: EnvironmentName) => `deploy/environments/${name}.env`;

const example = 'deploy/environments/example.env';
const defaults = 'functions/.env';

/** The variables in a file; none if it is missing. */
function linesOf(file: string, root: string): Values {
  const place = path.join(root, file);
  return existsSync(place) ? (parseEnv(readFileSync(place, 'utf8')) as Values) : {};
}

/** The variables with a value. */
const valuesIn = (file: string, root: string): Values =>
  Object.fromEntries(Object.entries(linesOf(file, root)).filter(([, value]) => value));

/** Reads an environment's file. Throws an Error that lists every problem with its solution. */
export function readEnvironment(name: EnvironmentName, root = ROOT): Environment {
  const values = valuesIn(fileOf(name), root);
  const problems = problemsOf(values, root);
  if (problems.length > 0) {
    const isThere = existsSync(path.join(root, fileOf(name)));
    const start = isThere
      ? ''
      : `The file does not exist: copy ${example} and fill in your values.\n`;
    throw new Error(
      `The environment ${name} in ${fileOf(name)} is incomplete:\n${start}` +
        `${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'See docs/operations/first-deploy.md.',
    );
  }
  const environment = environmentOf(name, values);
  refuseMixUp(environment, root);
  return environment;
}

/** An environment with example values, for builds without a complete one. It is never deployed. */
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
    // Pages of this origin may call the functions.
    settings: origin ? { SITE_ORIGINS: JSON.stringify([origin]), ...settings } : settings,
  };
}

/** A sentence for each missing, invalid or unchanged example value, and for each unknown name. */
function problemsOf(values: Values, root: string): string[] {
  const examples = valuesIn(example, ROOT);
  const known = linesOf(defaults, root);
  const missing = Object.entries(needed).flatMap(([name, { where, schema }]) => {
    const find = `such as ${examples[name]}. ${where}`;
    const value = values[name];
    if (value === undefined) return [`${name} is missing, ${find}`];
    if (value === examples[name]) return [`${name} still has the example's value. ${where}`];
    const why = schema.safeParse(value).error?.issues[0]?.message;
    return why ? [`${name}=${value} ${why}, ${find}`] : [];
  });
  const others = Object.entries(values).flatMap(([name, value]) => {
    if (name in needed) return [];
    const byDefault = known[name];
    const schema =
      optional[name] ?? (byDefault === undefined ? undefined : settingSchema(name, byDefault));
    if (!schema) return [`${name} is unknown. ${example} and ${defaults} list the names`];
    const why = schema.safeParse(value).error?.issues[0]?.message;
    return why ? [`${name}=${value} ${why}`] : [];
  });
  return [...missing, ...others];
}

/** Refuses environments that could be confused. */
function refuseMixUp({ name, project }: Environment, root: string): void {
  const other = name === 'staging' ? 'production' : 'staging';
  if (valuesIn(fileOf(other), root)['VITE_FIREBASE_PROJECT_ID'] === project) {
    throw new Error(
      `${fileOf('staging')} and ${fileOf('production')} both name the project ${project}. Each environment ` +
        'needs its own project: tests on staging must not reach the guests of production.',
    );
  }
  const older = `functions/.env.${project}`;
  if (existsSync(path.join(root, older))) {
    throw new Error(
      `${older} also configures ${project}. Please move its lines to ${fileOf(name)}, and delete it.`,
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
      `${project} is a project of local suites; it cannot be deployed to. ` +
        'Please name your project: npx firebase deploy --project <project id>',
    );
  }
  throw new Error(
    `No environment names the project ${project}: neither ${fileOf('staging')} nor ${fileOf('production')}. ` +
      `The site is built for one project. Please copy ${example} and fill in your values.`,
  );
}
