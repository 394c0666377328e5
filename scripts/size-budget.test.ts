import { expect, test } from 'vitest';
import { measure } from './size-budget.mjs';

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_chart.js': { file: 'chart.js', css: ['chart.css'] },
  'app/signed-out.tsx': { file: 'signed-out.js', isDynamicEntry: true, imports: ['_react.js'] },
  'app/signed-in.tsx': { file: 'signed-in.js', isDynamicEntry: true, imports: ['_react.js'] },
  'screens/dashboard/dashboard.tsx': {
    file: 'dashboard.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_chart.js', 'index.html'],
  },
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
};

test('counts what loads at once, and a lazy chunk for what it adds to the frame', () => {
  const measured = measure(manifest, (file) => sizes[file] ?? Number.NaN);
  expect(Object.fromEntries(measured.map(({ name, bytes }) => [name, bytes]))).toEqual({
    'primeira tela, tudo': 90_000,
    'primeira tela, scripts': 83_000,
    'primeira tela, estilos': 7_000,
    'dashboard, scripts': 99_000,
    'app/signed-in.tsx': 4_000,
    'screens/dashboard/dashboard.tsx': 15_500,
    'screens/dashboard/lower-part.tsx': 11_500,
  });
});
