import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { bareTexts } from './bareTexts.ts';

// TypeScript calls this interface unstable; package-lock.json pins it.
const api = new API({ cwd: ROOT });
afterAll(() => api.close());

/** The bare texts of a project, each with its file and line. */
function bareTextsOf(folder: string): string[] {
  const config = path.join(folder, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`No project: ${config}`);
  const files = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(folder) && /(?<!\.test)\.tsx$/.test(name))
    .flatMap((name) => project.program.getSourceFile(name) ?? []);
  expect(files).not.toEqual([]);
  return bareTexts(project, files).map((text) => path.relative(folder, text));
}

/** What has to be found stands behind its line. */
const examples = `
import { Fragment, type ReactNode } from ${JSON.stringify('react')};
declare const t: (text: string, values?: object) => string;
declare const n: number, name: string, isOn: boolean, maybe: string | undefined, node: ReactNode;
declare const Button: (props: { children: ReactNode }) => ReactNode, Mark: () => ReactNode;
interface Props { children: ReactNode }
<p>{name}</p>;
<p>{\`\${n} · \${name}\`}</p>;
<p>{isOn ? name : null}</p>;
<p>Hello <b>{name}</b>, <i />there</p>;
<p><b />{node}</p>;
<p><b />{t('Fixed')}</p>;
<p>Fixed {isOn && <b />}</p>;
<Button>Fixed</Button>;
<Button><span>{name}</span></Button>;
<p>Hello {name}</p>; // name
<p>{n} nights</p>; // n
<p>{isOn ? 1 : null}<b /></p>; // isOn ? 1 : null
<p><b />{t('Total {n}', { n })}</p>; // t('Total {n}', { n })
<p><b />{maybe}</p>; // maybe
<p><b />{isOn ? <i /> : name}</p>; // isOn ? <i /> : name
<>{name}</>; // name
<Fragment key={n}>{name}</Fragment>; // name
<Button>{name}</Button>; // name
<p>{isOn && <b />}{t('Fixed')}</p>; // {t('Fixed')}
<p>{[n].map((key) => <b key={key} />)} fixed</p>; // fixed
<p><Mark /> fixed</p>; // fixed
<p>{isOn ? <>{'. '}<b /></> : null}</p>; // {'. '}
<p>{isOn ? <Button>One</Button> : <Button><span>{name}</span></Button>}</p>; // One
<p>{isOn ? <><Button>Two</Button><b /></> : <Button key={n}>Three</Button>}</p>; // Two
export const Maybe = () => maybe; // maybe
export const Section = ({ children }: Props) => <p><b />{children}</p>;
export const Hint = ({ children }: Props) => <p><b />{children}</p>; // children
export const Send = (props: Props) => <Button {...props} />; // <Button {...props} />
export const Page = () => <Section><Hint>{name}</Hint><Send>{name}</Send></Section>;
`.split('\n');

it('finds each text that is not alone', () => {
  mkdirSync(path.join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.local/texts-'));
  const config = { extends: '../../web/tsconfig.json', include: ['*.tsx'], files: [] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'a.tsx'), examples.join('\n'));
  const found = bareTextsOf(folder);
  rmSync(folder, { recursive: true });
  const expected = examples.flatMap((line, index) => {
    const [, text] = line.split(' // ');
    return text === undefined ? [] : [`a.tsx:${index + 1} ${text}`];
  });
  expect(expected).toHaveLength(18);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

it('every text that changes is all that its element holds', () => {
  const found = bareTextsOf(path.join(ROOT, 'web'));
  expect(found, 'Give each of these an element of its own').toEqual([]);
  // The compiler reads all of `web`.
}, 300_000);
