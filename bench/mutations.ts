/**
 * Breaks the rules in one small place at a time, in a copy of the tree, and looks whether a test notices.
 * Usage: npm run bench:mutations -- [how many] [seed] [path begins with]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { filesUnder } from '#scripts/stamp.mjs';

interface Mutation {
  file: string;
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

const rooms = ['core/progress', 'core/games', 'server/ledger', 'server/features'];
const patienceMs = 240_000;
const wanted = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 1);
const prefix = process.argv[4] ?? '';

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

/** What may be broken at a node: a comparison, a condition, a number, or a step left out. */
function breakNode(node: ts.Node, source: ts.SourceFile): { node: ts.Node; after: string } | null {
  if (ts.isBinaryExpression(node)) {
    const after = swaps[node.operatorToken.kind];
    const isText = [node.left, node.right].some(
      (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
    );
    const isSum = after === '-' || after === '+';
    return after && !(isSum && isText) ? { node: node.operatorToken, after } : null;
  }
  if (ts.isIfStatement(node)) return { node: node.expression, after: 'false' };
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return { node, after: node.operand.getText(source) };
  }
  if (ts.isNumericLiteral(node)) return { node, after: String(Number(node.text.replaceAll('_', '')) + 1) };
  if (ts.isExpressionStatement(node)) return { node, after: ';' };
  return null;
}

function mutationsOf(file: string): Mutation[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const broken = breakNode(node, source);
    if (broken) {
      const [start, end] = [broken.node.getStart(source), broken.node.getEnd()];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end, before: text.slice(start, end), after: broken.after });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A sample that is the same for the same seed (mulberry32). */
function sample<T>(all: readonly T[], count: number): T[] {
  let state = seed;
  const chance = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return all
    .map((one) => ({ one, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ one }) => one);
}

/** The tests beside the place first; only what they miss is shown to all the others. */
const rounds = (file: string): string[][] => [[dirname(file)], []];

type Verdict = 'killed' | 'timed out' | 'SURVIVED';

/**
 * A run or a test without end may be an endless loop or a busy machine: it is told apart and counts as noticed by nobody.
 */
function judge(folder: string, file: string): Verdict {
  for (const paths of rounds(file)) {
    const projects = ['core', 'server-sqlite', 'server-plain'].flatMap((name) => ['--project', name]);
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--bail=1',
      '--passWithNoTests',
      ...projects,
      ...paths,
    ];
    const { status, stderr, error } = spawnSync(process.execPath, args, {
      cwd: folder,
      timeout: patienceMs,
      encoding: 'utf8',
    });
    if (status === 0) continue;
    return error || /timed out in \d+ms/.test(stderr) ? 'timed out' : 'killed';
  }
  return 'SURVIVED';
}

const files = rooms
  .flatMap(filesUnder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file.startsWith(prefix));
const chosen = sample(files.flatMap(mutationsOf), wanted);
const folder = mkdtempSync(join(tmpdir(), 'rota-viva-mutations-'));
const verdicts: { file: string; verdict: Verdict }[] = [];
try {
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, 'HEAD'], { stdio: 'ignore' });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [index, mutation] of chosen.entries()) {
    const { file, line, start, end, before, after } = mutation;
    const text = readFileSync(file, 'utf8');
    writeFileSync(join(folder, file), text.slice(0, start) + after + text.slice(end));
    const verdict = judge(folder, file);
    writeFileSync(join(folder, file), text);
    verdicts.push({ file, verdict });
    const shown = before.replaceAll(/\s+/g, ' ').slice(0, 60);
    console.log(`${index + 1}/${chosen.length} ${verdict.padEnd(9)} ${file}:${line} ${shown} -> ${after}`);
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

function report(name: string, beginning: string): void {
  const judged = verdicts.filter(({ file }) => file.startsWith(beginning));
  if (judged.length === 0) return;
  const count = (wanted: Verdict): number => judged.filter(({ verdict }) => verdict === wanted).length;
  const share = Math.round((count('killed') / judged.length) * 100);
  console.log(
    `${name}: ${count('killed')} of ${judged.length} killed, ${share}%; ${count('timed out')} timed out`,
  );
}
for (const room of rooms) report(room, room);
report('all', '');
