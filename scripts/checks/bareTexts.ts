import type { Expression, JsxChild, Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

/** Elements that put something beside their children: a text in them is never alone. */
const crowded = new Set(
  'Button ButtonBase CardActionArea FormLabel Fragment IconButton InputLabel ListItem ListItemButton MenuItem Tab ToggleButton'.split(
    ' ',
  ),
);
/** Elements that stay the same one, so that nothing is put before what follows them. */
const steady = /^(?:[a-z]\w*|Box|Button|Chip|Link|RouterLink|Stack|Typography|\w+Icon)$/;

type Parent = Node & { readonly children: Iterable<JsxChild> };
interface Place {
  expression: Expression;
  /** The element that it is a child of; undefined for what a component returns. */
  parent: Parent | undefined;
  type: Type | undefined;
}

/**
 * The texts in JSX that go wrong in a page that a browser translates. Chrome and Edge put a `<font>` in the place of each
 * text. React then changes or removes a text that has left the page: the old value stays, or React throws. Only a text
 * that is all that an element holds is safe: React sets it by the element.
 */
export function bareTexts(project: Project, files: readonly SourceFile[]): string[] {
  const placesOf = new Map(files.map((file) => [file, placesIn(project, file)]));
  const places = [...placesOf.values()].flat();
  // Components of ours that somewhere get a text as their children.
  const given = new Set(
    places.flatMap(({ parent, type }) => (parent && holdsText(type) ? [nameOf(parent)] : [])),
  );
  return files.flatMap((file) => {
    const own = placesOf.get(file) ?? [];
    const changing = own.filter((place) => isChanging(place, given) && !isAlone(place.parent));
    const passedOn = nodesIn(file).filter((node) => passesOn(node) && given.has(drawnBy(node)));
    const found = new Set<Node>([...changing.map(({ expression }) => expression), ...passedOn]);
    const displaced = nodesIn(file)
      .filter(isParent)
      .flatMap((parent) => displacedIn(parent, found));
    return [...found, ...displaced, ...nodesIn(file).flatMap(swappedIn)].map((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${file.fileName}:${line + 1} ${node.getText(file).trim().replaceAll(/\s+/g, ' ')}`;
    });
  });
}

const nodesIn = (file: SourceFile): Node[] => {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};

const isParent = (node: Node): node is Parent => is.isJsxElement(node) || is.isJsxFragment(node);

/** The expressions that are children of elements, or that components return. */
function placesIn({ checker }: Project, file: SourceFile): Place[] {
  const found = nodesIn(file).flatMap((node): Omit<Place, 'type'>[] => {
    const returned = returnedBy(node);
    if (returned && isComponent(functionOf(returned)))
      return [{ expression: returned, parent: undefined }];
    return (isParent(node) ? childrenOf(node) : []).flatMap((child) =>
      is.isJsxExpression(child) && child.expression
        ? [{ expression: child.expression, parent: node as Parent }]
        : [],
    );
  });
  const types = checker.getTypeAtLocation(found.map(({ expression }) => expression));
  return found.map((place, index) => ({ ...place, type: types[index] }));
}

function returnedBy(node: Node): Expression | undefined {
  if (is.isReturnStatement(node)) return node.expression;
  return is.isArrowFunction(node) && is.isExpression(node.body) ? node.body : undefined;
}

const isFunction = (node: Node): boolean =>
  is.isFunctionDeclaration(node) || is.isArrowFunction(node) || is.isFunctionExpression(node);

function functionOf(node: Node): Node {
  const { parent } = node;
  return isFunction(parent) || is.isSourceFile(parent) ? parent : functionOf(parent);
}

/** The name of a function, or of the variable that it is put into. */
function functionName(node: Node): string {
  const named = is.isFunctionDeclaration(node) ? node : node.parent;
  const isNamed = is.isFunctionDeclaration(named) || is.isVariableDeclaration(named);
  return isNamed && named.name && is.isIdentifier(named.name) ? named.name.text : '';
}

const isComponent = (node: Node): boolean =>
  isFunction(node) && /^[A-Z][a-z]/.test(functionName(node));

/** The name of the component that draws a node. */
function drawnBy(node: Node): string {
  const owner = functionOf(node);
  return isComponent(owner) || is.isSourceFile(owner) ? functionName(owner) : drawnBy(owner);
}

/** An expression that is a text, another one at another time. */
function isChanging({ expression, type }: Place, given: ReadonlySet<string>): boolean {
  const isChildren = /^(?:props\.)?children$/.test(expression.getText());
  return isChildren ? given.has(drawnBy(expression)) : !isConstant(expression) && holdsText(type);
}

/** The page keeps its language, so that `t` of a text is always the same. */
function isConstant(expression: Expression): boolean {
  if (is.isStringLiteral(expression) || is.isNoSubstitutionTemplateLiteral(expression)) return true;
  if (!is.isCallExpression(expression) || expression.arguments.length !== 1) return false;
  const [text] = expression.arguments;
  return expression.expression.getText() === 't' && text !== undefined && isConstant(text);
}

/** A text, or either that or something else; not React's own type for whatever can be drawn. */
function holdsText(type: Type | undefined): boolean {
  const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  const isOneOf = (flags: number) => parts.some((part) => (part.flags & flags) !== 0);
  return isOneOf(TypeFlags.StringLike | TypeFlags.NumberLike) && !isOneOf(TypeFlags.BigInt);
}

/** An element that gets its children with all other props. */
const passesOn = (node: Node): boolean =>
  is.isJsxSelfClosingElement(node) &&
  crowded.has(nameOf(node)) &&
  node.attributes.properties.some(is.isJsxSpreadAttribute);

const nameOf = (element: Node): string =>
  is.isJsxElement(element)
    ? element.openingElement.tagName.getText()
    : is.isJsxSelfClosingElement(element)
      ? element.tagName.getText()
      : '';

/** The children of an element without what JSX leaves out: lines that are blank, and comments. */
const childrenOf = (parent: Parent): JsxChild[] =>
  [...parent.children].filter((child) =>
    is.isJsxText(child) ? !isBlank(child.text) : !is.isJsxExpression(child) || child.expression,
  );
const isBlank = (text: string): boolean => text.trim() === '' && text.includes('\n');

const isAlone = (parent: Parent | undefined): boolean =>
  parent !== undefined &&
  is.isJsxElement(parent) &&
  !crowded.has(nameOf(parent)) &&
  childrenOf(parent).length === 1;

const isFixedText = (child: JsxChild): boolean =>
  is.isJsxText(child) ||
  (is.isJsxExpression(child) && child.expression !== undefined && isConstant(child.expression));

/**
 * Texts that stay the same, and are in the way: React puts what comes before them, and takes what leaves with a fragment
 * from the page, where they may be no longer.
 */
function displacedIn(parent: Parent, found: ReadonlySet<Node>): JsxChild[] {
  const children = childrenOf(parent);
  return children.filter((child, index) => {
    if (!isFixedText(child)) return false;
    const before = children[index - 1];
    if (is.isJsxFragment(parent)) return true;
    if (!before || isFixedText(before)) return false;
    const isText = is.isJsxExpression(before) && before.expression && found.has(before.expression);
    return !isText && !steady.test(nameOf(before));
  });
}

/** The elements that a branch of a condition draws, each at its place. */
const drawnIn = (branch: Expression): JsxChild[] => {
  if (is.isParenthesizedExpression(branch)) return drawnIn(branch.expression);
  if (is.isJsxFragment(branch)) return childrenOf(branch);
  return is.isJsxElement(branch) ? [branch] : [];
};

const hasKey = (element: Node): boolean =>
  is.isJsxElement(element) &&
  element.openingElement.attributes.properties.some(
    (one) => is.isJsxAttribute(one) && one.name.getText() === 'key',
  );

/** Fixed texts of two elements of one kind, of which a condition shows one: React keeps the element, and changes its text. */
function swappedIn(node: Node): JsxChild[] {
  if (!is.isConditionalExpression(node)) return [];
  const others = drawnIn(node.whenFalse);
  return drawnIn(node.whenTrue).flatMap((one, index) => {
    const other = others[index];
    if (!other || nameOf(one) !== nameOf(other) || !crowded.has(nameOf(one))) return [];
    return [one, other]
      .filter((element) => !hasKey(element))
      .flatMap((element) => (isParent(element) ? childrenOf(element) : []))
      .filter(isFixedText);
  });
}
