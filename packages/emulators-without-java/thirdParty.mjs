// Says what others wrote in the bundle, and under which licence: each package with the files in which it says so.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|notice|copying)/i;
const LINE = `\n${'='.repeat(80)}\n`;

/**
 * @param {string} root the package's folder; what the bundle's inputs are relative to
 * @param {string[]} inputs the files that went into the bundle
 * @returns {Promise<string>} the text; one that is made of the same packages is the same
 * @throws {Error} if the licence of a package is not known
 */
export async function thirdParty(root, inputs) {
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined));
  const parts = await Promise.all([...folders].map((folder) => describe(root, folder)));
  const head = 'This program contains the following packages, each under its own licence.\n';
  return [head, ...parts.toSorted()].join(LINE);
}

/** `../node_modules/@a/b/dist/c.js` → `../node_modules/@a/b` */
function packageFolder(input) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0];
}

async function describe(root, folder) {
  const place = resolve(root, folder);
  const { name, version, license } = JSON.parse(await readFile(join(place, 'package.json')));
  const files = (await readdir(place)).filter((file) => LICENCE_FILE.test(file)).toSorted();
  // A package that forgot its file has it in licences/.
  const paths = files.length
    ? files.map((file) => join(place, file))
    : [join(root, 'licences', `${name}.txt`)];
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return [`${name} ${version} (${license})\n`, ...texts].join('\n');
}
