// The table "who may import whom" of ARCHITECTURE.md, one rule a row.
const rooms = '^(core|server|web|e2e|bench|scripts)/';
const tests = '(\\.test\\.tsx?$|^(core|server|web)/testing/)';
// What a person is to find out, and how what they say is judged and answered.
const answers =
  '^core/(content/(desafio-negocio|minha-historia|rede-saberes)/|content/rede-saberes\\.ts$|games/(desafio-negocio|minha-historia)/)';
// The negotiation, from what words are to what the persona says: each folder knows those before it.
const negotiation = ['words', 'claims', 'tricks', 'judge', 'voice', 'bargain', 'answer'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.css$', '/preview\\.tsx$', '^[^/]+\\.config\\.ts$', '^scripts/[^/]+$'],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'core-imports-itself-and-zod',
      severity: 'error',
      from: { path: '^core/', pathNot: tests },
      to: { pathNot: ['^core/', '^node_modules/zod/'] },
    },
    {
      name: 'core-tests-stay-in-core',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: rooms, pathNot: '^core/' },
    },
    ...negotiation.slice(0, -1).map((folder, place) => ({
      name: `the-${folder}-of-a-negotiation-know-no-later-step`,
      severity: 'error',
      from: { path: `^core/games/desafio-negocio/${folder}/`, pathNot: tests },
      to: { path: `^core/games/desafio-negocio/(${negotiation.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'a-feature-imports-core-foundations-and-queries',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: tests },
      to: {
        path: rooms,
        pathNot: [
          '^server/features/$1/',
          '^core/',
          '^server/(db|http|live|ai|ledger|metrics|network|spelling|threads)/',
          '^server/features/[^/]+/queries\\.ts$',
          '^server/features/[^/]+/[^/]+-queries\\.ts$',
        ],
      },
    },
    {
      name: 'server-foundations-know-no-feature',
      severity: 'error',
      from: { path: '^server/(db|http|live|ai|ledger|metrics|network|spelling|threads)/', pathNot: tests },
      to: {
        path: rooms,
        pathNot: [
          '^core/',
          '^server/built\\.ts$',
          '^server/(db|http|live|ai|ledger|metrics|network|spelling|threads)/',
        ],
      },
    },
    {
      name: 'a-game-or-screen-imports-core-and-the-shared-web',
      severity: 'error',
      from: { path: '^web/(games|screens)/([^/]+)/', pathNot: tests },
      to: {
        path: rooms,
        pathNot: [
          '^web/$1/$2/',
          '^core/',
          '^web/games/game-preview',
          '^web/(ui|api|calls|play)/',
          '^web/app/session(/|\\.|-)',
        ],
      },
    },
    {
      name: 'what-games-share-knows-no-game',
      severity: 'error',
      from: { path: '^web/play/', pathNot: tests },
      to: { path: rooms, pathNot: ['^core/', '^web/(ui|api|calls|play)/', '^web/app/session(/|\\.|-)'] },
    },
    {
      name: 'what-games-share-is-not-for-screens',
      severity: 'error',
      from: { path: '^web/screens/' },
      to: { path: '^web/play/' },
    },
    {
      name: 'what-is-drawn-asks-no-server',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: tests },
      to: { path: rooms, pathNot: ['^core/', '^web/ui/'] },
    },
    {
      name: 'what-asks-the-server-knows-no-screen',
      severity: 'error',
      from: { path: '^web/(api|calls)/', pathNot: tests },
      to: { path: rooms, pathNot: ['^core/', '^web/(ui|api|calls)/'] },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/', pathNot: '[.]test[.]ts$' },
      to: { path: rooms, pathNot: ['^core/', '^server/'] },
    },
    {
      name: 'server-tests-start-a-database-at-most',
      severity: 'error',
      from: { path: '^server/.*[.]test[.]ts$' },
      to: { path: rooms, pathNot: ['^core/', '^server/', '^scripts/postgres[.]mjs$'] },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: rooms, pathNot: ['^core/', '^web/'] },
    },
    {
      name: 'the-browser-reaches-no-answers',
      severity: 'error',
      from: { path: '^web/app/main\\.ts$' },
      to: { path: answers, reachable: true },
    },
    {
      name: 'nothing-shipped-imports-tests',
      severity: 'error',
      from: { path: '^(core|server|web)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'server-runs-without-dev-packages',
      severity: 'error',
      // The built server has no use for the file that teaches a thread to read TypeScript.
      from: { path: '^server/', pathNot: [tests, '^server/threads/start-thread\\.mjs$'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
