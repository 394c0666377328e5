import ts from 'typescript';

/** One small change of a file: its own text stays, and a switch beside it chooses the broken one while the tests run. */
export interface Place {
  file: string;
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
  /** What stands around the place, where `placeIsBroken(number)` answers whether it is the broken one of this run. */
  around: (isBroken: string) => { opening: string; closing: string };
  /** Done once, when the file is loaded: which test loads it first says nothing about who relies on it. */
  isOnLoading: boolean;
}

const swaps: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

interface Break {
  /** The expression or statement that is replaced as a whole. */
  node: ts.Node;
  /** The part of it that changes, for whoever reads of it. */
  shown: ts.Node;
  after: string;
  whole: string;
}

function breakBinary(node: ts.BinaryExpression, source: ts.SourceFile): Break | null {
  const after = swaps[node.operatorToken.kind];
  const isText = [node.left, node.right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  );
  const isSum = after === '-' || after === '+';
  if (!after || (isSum && isText)) return null;
  const whole = `(${node.left.getText(source)}) ${after} (${node.right.getText(source)})`;
  return { node, shown: node.operatorToken, after, whole };
}

/** What may be broken at a node: a comparison, a condition, a number, or a step left out. */
function breakNode(node: ts.Node, source: ts.SourceFile): Break | null {
  const replaced = (node: ts.Node, after: string): Break => ({ node, shown: node, after, whole: after });
  if (ts.isBinaryExpression(node)) return breakBinary(node, source);
  if (ts.isIfStatement(node)) return replaced(node.expression, 'false');
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return replaced(node, node.operand.getText(source));
  }
  if (ts.isNumericLiteral(node)) return replaced(node, String(Number(node.text.replaceAll('_', '')) + 1));
  if (ts.isExpressionStatement(node)) return replaced(node, ';');
  return null;
}

function around({ node, whole }: Break): Place['around'] {
  if (ts.isExpressionStatement(node)) {
    // In braces of its own: an `else` that follows belongs to the `if` it was written for.
    return (isBroken) => ({ opening: `{ if (!${isBroken}) { `, closing: ' } }' });
  }
  const { parent } = node;
  const isKey =
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node);
  const [open, close] = isKey ? ['[', ']'] : ['(', ')'];
  return (isBroken) => ({ opening: `${open}${isBroken} ? (${whole}) : (`, closing: `)${close}` });
}

/** Every place of a file that may be broken, what contains another one first. */
export function placesOf(file: string, text: string): Place[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Place[] = [];
  const visit = (node: ts.Node, isOnLoading: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const broken = breakNode(node, source);
    if (broken) {
      const start = broken.node.getStart(source);
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(broken.shown.getStart(source)).line + 1,
        start,
        end: broken.node.getEnd(),
        before: broken.shown.getText(source),
        after: broken.after,
        around: around(broken),
        isOnLoading,
      });
    }
    const isLater = ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, isOnLoading && !isLater));
  };
  visit(source, true);
  return found;
}

/** Says of itself whether it is the broken place, or notes, while nothing is broken, which test came by or began the thread. */
const listener = `import { appendFileSync as noteOfPlace } from 'node:fs';
var brokenPlace = Number(process.env.BROKEN_PLACE), placeNotes, placeTest;
function placeIsBroken(place) {
  if (brokenPlace > 0) return brokenPlace === place;
  var test = globalThis.__vitest_worker__?.filepath ?? process.env.PLACE_TEST ?? '';
  if (test !== placeTest) placeNotes = new Set();
  placeTest = process.env.PLACE_TEST = test;
  if (placeNotes.has(place)) return false;
  placeNotes.add(place);
  if (process.env.PLACE_NOTES) noteOfPlace(process.env.PLACE_NOTES, place + ' ' + test + '\\n');
  return false;
}
`;

/** The file with a switch at each of its places: all of them are built and loaded once, and broken one at a time. */
export function withSwitches(text: string, places: readonly { place: Place; number: number }[]): string {
  const edits = places.flatMap(({ place, number }, rank) => {
    const { opening, closing } = place.around(`placeIsBroken(${number})`);
    return [
      { at: place.start, rank: rank + 1, put: opening },
      { at: place.end, rank: -rank - 1, put: closing },
    ];
  });
  // At one spot what ends comes before what begins, the inner end before the outer, the outer beginning before the inner.
  edits.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let rest = 0;
  let switched = '';
  for (const { at, put } of edits) {
    switched += text.slice(rest, at) + put;
    rest = at;
  }
  return listener + switched + text.slice(rest);
}
