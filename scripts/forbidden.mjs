// Each pattern is spelled so that it does not match itself.
const words = [
  {
    pattern: /biome[-]ignore|eslint[-]disable|@ts[-](ignore|expect-error|nocheck)/,
    why: 'silencia uma ferramenta',
  },
  { pattern: /(v8|c8|istanbul) [i]gnore/, why: 'esconde código dos testes' },
  { pattern: /\bT[O]DO\b|\bF[I]XME\b/, why: 'pendência no código' },
  { pattern: /\b(it|test|describe)[.](only|skip|todo|fixme)\b/, why: 'teste isolado ou desligado' },
  { pattern: /(from|import) ?\(?'[.][.]\//, why: 'importa por ../ em vez de #' },
  { pattern: /\b(const|let|function) (most|breathe)\b/, why: 'tem nome que todos conhecem: max, pause' },
];

const folders = ['utils', 'helpers', 'misc', 'common', 'manager', 'types'];

/**
 * What a source file has that this project does without: the place and the reason.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function forbiddenIn(path, text) {
  const named = path
    .split('/')
    .slice(0, -1)
    .filter((folder) => folders.includes(folder))
    .map((folder) => `${path}: a pasta "${folder}" não diz o que o programa faz`);
  const written = text
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter(({ pattern }) => pattern.test(line))
        .map(({ why }) => `${path}:${index + 1}: ${why}: ${line.trim()}`),
    );
  return [...named, ...written];
}
