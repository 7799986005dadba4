import type { RulesIssue } from '../types.ts';
import { loadAntlr, loadRulesParser } from './grammarPackages.ts';

/** A token of the source; lines count from 1, columns from 0, offsets in code points (`stop` inclusive). */
interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly stop: number;
}
/** A node of the parse tree: a rule with children, or a token. The class name is the grammar rule's. */
export interface ParseTree {
  readonly children?: readonly ParseTree[] | null;
  readonly symbol?: Token;
  readonly start?: Token;
  readonly stop?: Token;
}
interface Recognizer {
  removeErrorListeners(): void;
  addErrorListener(listener: object): void;
}
interface GeneratedLexer extends Recognizer {
  /** What finds the next token. */
  readonly _interp: { computeStartState(input: object, state: object): StartState };
}
interface StartState {
  /** Whether it must be worked out anew for each token, because a predicate of the grammar has a say in it. */
  hasSemanticContext: boolean;
}
interface GeneratedParser extends Recognizer {
  ruleset(): ParseTree;
  getTokenStream(): { tokenSource: Recognizer };
}

interface Grammar {
  readonly InputStream: new (text: string, codePoints: boolean) => object;
  readonly CommonTokenStream: new (lexer: object) => object;
  readonly Lexer: new (input: object) => GeneratedLexer;
  readonly Parser: new (tokens: object) => GeneratedParser;
}
let grammar: Grammar | undefined;

/**
 * The official grammar, loaded when the first rules come: unpacking its tables takes a tenth of a second.
 * The package answers only a file's first error, so its generated lexer and parser are taken from a parse that
 * works and driven directly.
 */
function officialGrammar(): Grammar {
  if (grammar) return grammar;
  const { parseForESLint } = loadRulesParser() as {
    readonly parseForESLint: (code: string) => { services: { parser: GeneratedParser } };
  };
  const antlr4 = loadAntlr() as Pick<Grammar, 'InputStream' | 'CommonTokenStream'>;
  const { parser } = parseForESLint('service a.b { match /a { allow read; } }').services;
  grammar = {
    InputStream: antlr4.InputStream,
    CommonTokenStream: antlr4.CommonTokenStream,
    Parser: parser.constructor as Grammar['Parser'],
    Lexer: parser.getTokenStream().tokenSource.constructor as Grammar['Lexer'],
  };
  return grammar;
}

/**
 * The lexer's only predicate, whether unknown tokens are wanted, is always false. Knowing that, it works out its
 * start state once for all files: ten times as fast.
 */
function keepStartState({ _interp: simulator }: GeneratedLexer): void {
  const compute = simulator.computeStartState.bind(simulator);
  simulator.computeStartState = (input, state) =>
    Object.assign(compute(input, state), { hasSemanticContext: false });
}

/** The parser finds its way again after each error, which takes long in what are no rules at all. */
const MAX_ISSUES = 50;
class TooManyIssues extends Error {}

/** Parses one file. With issues there may be no tree, and it is not worth reading. */
export function parse(source: string): { tree: ParseTree | undefined; issues: RulesIssue[] } {
  const { InputStream, CommonTokenStream, Lexer, Parser } = officialGrammar();
  const issues: RulesIssue[] = [];
  const listener = {
    syntaxError(
      _recognizer: unknown,
      symbol: Token | null,
      line: number,
      column: number,
      message: string,
    ) {
      issues.push({
        sourcePosition: { line, column: column + 1 },
        description: message.startsWith('no viable alternative at input')
          ? `Unexpected '${symbol?.text ?? ''}'.`
          : message,
        severity: 'ERROR',
      });
      if (issues.length >= MAX_ISSUES) throw new TooManyIssues();
    },
    reportAmbiguity() {},
    reportAttemptingFullContext() {},
    reportContextSensitivity() {},
  };
  const lexer = new Lexer(new InputStream(source, true));
  keepStartState(lexer);
  lexer.removeErrorListeners();
  lexer.addErrorListener(listener);
  const parser = new Parser(new CommonTokenStream(lexer));
  parser.removeErrorListeners();
  parser.addErrorListener(listener);
  let tree: ParseTree | undefined;
  try {
    tree = parser.ruleset();
  } catch (error) {
    if (!(error instanceof TooManyIssues)) throw error;
  }
  issues.sort(
    (a, b) =>
      a.sourcePosition.line - b.sourcePosition.line ||
      a.sourcePosition.column - b.sourcePosition.column,
  );
  return { tree, issues };
}
