import { expect, test } from 'vitest';
import { measure } from './size-budget.mjs';

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_chart.js': { file: 'chart.js', css: ['chart.css'] },
  '_signed-out.js': { file: 'signed-out.js', name: 'signed-out', imports: ['_react.js'] },
  '_signed-in.js': { file: 'signed-in.js', name: 'signed-in', imports: ['_react.js'] },
  '_late.js': { file: 'late.js', name: 'late' },
  '_shared.js': { file: 'shared.js', name: 'shared', imports: ['_icons.js'] },
  '_icons.js': { file: 'icons.js' },
  'screens/dashboard/dashboard.tsx': {
    file: 'dashboard.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_chart.js', 'index.html'],
  },
  'games/slow.tsx': { file: 'slow.js', isDynamicEntry: true, imports: ['_shared.js', '_late.js'] },
  'screens/dashboard/lower-part.tsx': { file: 'lower-part.js', isDynamicEntry: true, imports: ['_chart.js'] },
};
const sizes: Record<string, number> = {
  'main.js': 20_000,
  'react.js': 60_000,
  'main.css': 7_000,
  'chart.js': 9_000,
  'chart.css': 500,
  'dashboard.js': 6_000,
  'lower-part.js': 2_000,
  'signed-out.js': 3_000,
  'signed-in.js': 4_000,
  'late.js': 1_000,
  'shared.js': 5_000,
  'icons.js': 700,
  'slow.js': 300,
};

test('counts what loads at once, and a lazy chunk for what it adds to what every screen has', () => {
  const measured = measure(manifest, (file) => sizes[file] ?? Number.NaN);
  expect(Object.fromEntries(measured.map(({ name, amount }) => [name, amount]))).toEqual({
    'primeira tela, tudo': 90_000,
    'primeira tela, scripts': 83_000,
    'primeira tela, estilos': 7_000,
    'dashboard, scripts': 99_000,
    'o que as telas dividem, scripts': 5_700,
    'games/slow.tsx': 1_300,
    'screens/dashboard/dashboard.tsx': 15_500,
    'screens/dashboard/lower-part.tsx': 11_500,
    'primeira tela, arquivos': 6,
    'dashboard, mais arquivos': 6,
  });
});
