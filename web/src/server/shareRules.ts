interface Rule {
  readonly at: string;
  readonly selector: string;
  readonly classes: string[];
  declarations: readonly string[];
}

const quoted = /"(?:\\.|[^"])*"|'(?:\\.|[^'])*'/.source;
const braces = new RegExp(`${quoted}|[{}]`, 'g');
const brackets = new RegExp(`${quoted}|[();]`, 'g');

function blocksIn(css: string): (readonly [head: string, body: string])[] {
  const blocks: [string, string][] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: token, index } of css.matchAll(braces)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token !== '}' || --depth > 0) continue;
    blocks.push([css.slice(start, open), css.slice(open + 1, index)]);
    start = index + 1;
  }
  return blocks;
}

function declarationsIn(body: string): string[] {
  const ends: number[] = [];
  let depth = 0;
  for (const { 0: token, index } of body.matchAll(brackets)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === ';' && depth === 0) ends.push(index + 1);
  }
  return ends.map((end, i) => body.slice(ends[i - 1] ?? 0, end));
}

function rulesIn(css: string, className: string, at = ''): Rule[] {
  return blocksIn(css).flatMap(([head, body]) => {
    if (/^@(media|supports|container)/.test(head)) return rulesIn(body, className, `${at}${head}{`);
    const selector = head.replaceAll(className, '&');
    if (!selector.includes('&')) return [{ at, selector, classes: [], declarations: [body] }];
    const declarations = declarationsIn(body.replace(/;?$/, ';'));
    return [{ at, selector, classes: [className], declarations }];
  });
}

function commonStart({ declarations }: Rule, others: readonly string[]): number {
  const end = declarations.findIndex((one, i) => one !== others[i]);
  return end === -1 ? declarations.length : end;
}

function join(rules: Rule[], from: number, { at, selector, declarations, classes }: Rule) {
  const [className = ''] = classes;
  let best = { saved: 0, place: -1, count: 0 };
  for (let place = from; place < rules.length; place++) {
    const rule = rules[place];
    if (rule?.selector !== selector || rule.at !== at) continue;
    const count = commonStart(rule, declarations);
    if (count === 0) continue;
    const name = className.length + 1;
    const frame = selector.length + 2;
    const bytes = declarations.slice(0, count).join('').length;
    const kept = count === declarations.length ? name + frame : 0;
    const split = count === rule.declarations.length ? 0 : name * rule.classes.length + frame;
    const saved = bytes + kept - split - name;
    if (saved > best.saved) best = { saved, place, count };
  }
  const rule = rules[best.place];
  if (!rule) return undefined;
  const rest = rule.declarations.slice(best.count);
  if (rest.length > 0) {
    rules.splice(best.place + 1, 0, { ...rule, classes: [...rule.classes], declarations: rest });
    rule.declarations = rule.declarations.slice(0, best.count);
  }
  rule.classes.push(className);
  return { rule, next: best.place + 1, rest: declarations.slice(best.count) };
}

function add(rules: Rule[], own: readonly Rule[]): void {
  const placed: Rule[] = [];
  let from = 0;
  for (const rule of own) {
    let { declarations } = rule;
    while (declarations.length > 0) {
      const joined =
        rule.classes.length > 0 ? join(rules, from, { ...rule, declarations }) : undefined;
      placed.push(joined?.rule ?? { ...rule, declarations });
      from = joined?.next ?? from;
      declarations = joined?.rest ?? [];
    }
  }
  let before = rules.length;
  for (const rule of placed.toReversed()) {
    const known = rules.indexOf(rule);
    if (known === -1) rules.splice(before, 0, rule);
    else before = known;
  }
}

function toText(rules: readonly Rule[]): string {
  let css = '';
  let open = '';
  const close = () => open.replaceAll(/[^{]/g, '').replaceAll('{', '}');
  for (const { at, selector, classes, declarations } of rules) {
    if (at !== open) css += close() + at;
    open = at;
    const list = classes.join(',');
    const isWrapped = classes.length > 1 && selector !== '&';
    css += selector.replaceAll('&', isWrapped ? `:is(${list})` : list);
    css += `{${declarations.join('').replace(/;$/, '')}}`;
  }
  return css + close();
}

/** The order stays within a class. Between classes it means nothing: it depends on the pages opened before. */
export function shareRules(styles: readonly (readonly [className: string, css: string])[]): string {
  const rules: Rule[] = [];
  for (const [className, css] of styles) add(rules, rulesIn(css, className));
  return toText(rules);
}
