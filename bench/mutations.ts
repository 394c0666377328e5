/**
 * Breaks the rules in one small place at a time, in a copy of the tree, and looks whether a test notices.
 * Usage: npm run bench:mutations -- [how many] [seed,another seed] [path begins with]
 * Of a path in `core` alone only the tests of `core` are asked: they are to notice by themselves, and are quick. Of a path in
 * `server` only those of the server are: none of `core` comes by there.
 *
 * All places are built into the copy behind a switch. One run with nothing broken tells which tests are healthy, how long
 * they take and which of them come by each place: only those can notice it, and of the rules all that rely on them. Then each
 * place is broken by itself, before the tests beside it first and, only when they miss it, before all the others.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import {
  createVitest,
  type SerializedError,
  type TestModule,
  type TestSequencer,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { filesUnder } from '#scripts/stamp.mjs';
import { type Place, placesOf, withSwitches } from './mutation-places.ts';

const rooms = ['core/network', 'core/progress', 'core/games', 'server/ledger', 'server/features'];
const leastPatienceMs = 240_000;
const wanted = Number(process.argv[2] ?? 100);
const seeds = (process.argv[3] ?? '1').split(',').map(Number);
const prefix = process.argv[4] ?? '';
const allProjects = ['core', 'server-sqlite', 'server-plain'];
const projects = allProjects.filter((project) => {
  if (prefix.startsWith('core/')) return project === 'core';
  return !prefix.startsWith('server/') || project !== 'core';
});

/** A sample that is the same for the same seed (mulberry32). */
function sample<T>(all: readonly T[], count: number, seed: number): T[] {
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

interface Failure {
  file: string;
  name: string;
  message: string;
}

type Verdict = 'killed' | 'timed out' | 'SURVIVED';

/**
 * A run or a test without end may be an endless loop or a busy machine: it is told apart and counts as noticed by nobody.
 * So does a worker that did not start or was ended from outside.
 */
const isGivenUp = ({ message }: Failure): boolean => /timed out in \d+ms|\[vitest-pool/.test(message);

/** The tests of the copy, which stay loaded from one run to the next, and what they said in the last one. */
async function loadTests(): Promise<{ vitest: Vitest; failures: Failure[]; durations: Map<string, number> }> {
  const failures: Failure[] = [];
  const durations = new Map<string, number>();
  const fail = (module: TestModule, name: string, error: SerializedError | undefined): void => {
    if (!error) return;
    failures.push({ file: module.moduleId, name, message: error.message });
    if (process.env.BROKEN_PLACE) stop(vitest);
  };
  const vitest = await createVitest('test', {
    watch: false,
    project: projects,
    testTimeout: 120_000,
    // The same file is broken anew, and every test is to come by where it is run.
    experimental: { fsModuleCache: false },
    sequence: { sequencer: AsGiven },
    reporters: [
      {
        onTestCaseResult: (test) => fail(test.module, test.fullName, test.result().errors?.[0]),
        onTestModuleEnd: (module) => {
          fail(module, 'loading', module.errors()[0]);
          durations.set(module.moduleId, module.diagnostic().duration);
        },
      },
    ],
  });
  return { vitest, failures, durations };
}

/** The cheap tests first, as they were handed over, not those which failed or took longest before. */
class AsGiven implements TestSequencer {
  sort = (specs: TestSpecification[]): TestSpecification[] => specs;
  shard = (specs: TestSpecification[]): TestSpecification[] => specs;
}

/** Asked a second time, the tests that do not come to an end are ended. */
function stop(vitest: Vitest): void {
  vitest.cancelCurrentRun('test-failure').catch(() => undefined);
}

/** Runs tests with one place broken, and says what failed; the first failure ends it. */
async function runWith(number: string, specs: TestSpecification[], usualMs: number): Promise<Failure | null> {
  const { vitest, failures } = tests;
  failures.length = 0;
  process.env.BROKEN_PLACE = number;
  const patience = setTimeout(
    () => {
      failures.unshift({ file: '', name: '', message: `timed out in ${usualMs}ms` });
      stop(vitest);
      stop(vitest);
    },
    Math.max(leastPatienceMs, usualMs * 5),
  );
  const { unhandledErrors } = await vitest.runTestSpecifications(specs);
  clearTimeout(patience);
  const [unhandled] = unhandledErrors as Error[];
  return failures[0] ?? (unhandled ? { file: '', name: 'unhandled', message: unhandled.message } : null);
}

/** Runs everything with nothing broken: which tests are healthy, and which of them come by which place. */
async function lookRound(): Promise<(number: number) => Promise<TestSpecification[]>> {
  const { vitest, failures, durations } = tests;
  const began = Date.now();
  const notes = join(folder, 'place-notes');
  writeFileSync(notes, '');
  process.env.PLACE_NOTES = notes;
  const all = await vitest.globTestSpecifications();
  await vitest.runTestSpecifications(all);
  delete process.env.PLACE_NOTES;

  const ill = new Set(failures.map(({ file }) => file));
  for (const { file, name } of failures) console.log(`fails with nothing broken, left out: ${file} ${name}`);
  const noted = new Set(readFileSync(notes, 'utf8').split('\n'));
  const cost = (spec: TestSpecification) => durations.get(spec.moduleId) ?? 0;
  const healthy = all.filter(({ moduleId }) => !ill.has(moduleId)).sort((a, b) => cost(a) - cost(b));
  console.log(
    `${healthy.length} files of tests are healthy, which took ${Math.round((Date.now() - began) / 1000)} seconds to see`,
  );
  return async (number) => {
    const place = chosen[number - 1] as Place;
    const cameBy = ({ moduleId }: TestSpecification) => noted.has(`${number} ${moduleId}`);
    // What is done on loading is done once for many tests, and of some programs it is not known which test began them.
    const isUnknown = place.isOnLoading || noted.has(`${number} `);
    // What the rules have worked out they remember: a test that was answered from there did not come by, and relies on it.
    const isRule = place.file.startsWith('core/');
    if (!isUnknown && !isRule) return healthy.filter(cameBy);
    vitest.config.related = [resolve(place.file)];
    const related = await vitest.getRelevantTestSpecifications();
    const names = new Set(related.map(({ moduleId }) => moduleId));
    const mayRely = ({ moduleId, project }: TestSpecification) =>
      names.has(moduleId) && (isUnknown || project.name === 'core');
    return healthy.filter((spec) => cameBy(spec) || mayRely(spec));
  };
}

/** The tests beside the place first; only what they miss is shown to all the others. */
async function judge(
  place: Place,
  number: number,
  specs: TestSpecification[],
): Promise<{ verdict: Verdict; by: string }> {
  if (specs.length === 0) return { verdict: 'SURVIVED', by: 'no test comes by' };
  const isBeside = ({ moduleId }: TestSpecification) => dirname(moduleId) === dirname(resolve(place.file));
  const rounds = [specs.filter(isBeside), specs.filter((spec) => !isBeside(spec))];
  for (const round of rounds.filter(({ length }) => length > 0)) {
    const usualMs = Math.round(
      round.reduce((sum, { moduleId }) => sum + (tests.durations.get(moduleId) ?? 0), 0),
    );
    const failure = await runWith(String(number), round, usualMs);
    if (failure) {
      return {
        verdict: isGivenUp(failure) ? 'timed out' : 'killed',
        by: `${relative(folder, failure.file)} ${failure.name}`,
      };
    }
  }
  return { verdict: 'SURVIVED', by: `${specs.length} files of tests` };
}

/** Puts a switch at every chosen place of the copy. */
function putSwitches(): void {
  const numbered = chosen.map((place, index) => ({ place, number: index + 1, rank: places.indexOf(place) }));
  for (const file of new Set(chosen.map((place) => place.file))) {
    const inFile = numbered.filter(({ place }) => place.file === file).sort((a, b) => a.rank - b.rank);
    writeFileSync(file, withSwitches(readFileSync(file, 'utf8'), inFile));
  }
}

const home = process.cwd();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rota-viva-mutations-')));
execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, 'HEAD'], { stdio: 'ignore' });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
process.chdir(folder);

const files = rooms
  .flatMap(filesUnder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file.startsWith(prefix));
const places = files.flatMap((file) => placesOf(file, readFileSync(file, 'utf8')));
const drawn = seeds.flatMap((seed) => sample(places, wanted, seed).map((place) => ({ place, seed })));
const chosen = drawn.map(({ place }) => place);
putSwitches();
const tests = await loadTests();
const judged: { place: Place; seed: number; verdict: Verdict; said: string }[] = [];
try {
  const whoComesBy = await lookRound();
  for (const [index, { place, seed }] of drawn.entries()) {
    const { verdict, by } = await judge(place, index + 1, await whoComesBy(index + 1));
    const shown = place.before.replaceAll(/\s+/g, ' ').slice(0, 60);
    const said = `${verdict.padEnd(9)} ${place.file}:${place.line} ${shown} -> ${place.after} (${by})`;
    judged.push({ place, seed, verdict, said });
    console.log(`${index + 1}/${drawn.length} ${said}`);
  }
} finally {
  await tests.vitest.close();
  process.chdir(home);
  execFileSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

function report(seed: number, name: string, beginning: string): void {
  const inRoom = judged.filter(({ place, seed: its }) => its === seed && place.file.startsWith(beginning));
  if (inRoom.length === 0) return;
  const count = (wanted: Verdict): number => inRoom.filter(({ verdict }) => verdict === wanted).length;
  const share = Math.round((count('killed') / inRoom.length) * 100);
  console.log(
    `seed ${seed}, ${name}: ${count('killed')} of ${inRoom.length} killed, ${share}%; ${count('timed out')} timed out`,
  );
}
for (const { said } of judged.filter(({ verdict }) => verdict !== 'killed')) console.log(said);
for (const seed of seeds) {
  for (const room of rooms) report(seed, room, room);
  report(seed, 'all', '');
}
process.exitCode = 0;
