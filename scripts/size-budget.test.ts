import { expect, test } from 'vitest';
import { measure } from './size-budget.mjs';

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_chart.js': { file: 'chart.js', css: ['chart.css'] },
  'screens/dashboard/dashboard.tsx': {
    file: 'dashboard.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_chart.js', 'index.html'],
  },
};
const sizes: Record<string, number> = {
  'main.js': 20_000,
  'react.js': 60_000,
  'main.css': 7_000,
  'chart.js': 9_000,
  'chart.css': 500,
  'dashboard.js': 6_000,
};

test('counts what loads at once, and a lazy chunk only for what it adds', () => {
  const measured = measure(manifest, (file) => sizes[file] ?? Number.NaN);
  expect(Object.fromEntries(measured.map(({ name, bytes }) => [name, bytes]))).toEqual({
    'primeira tela, tudo': 87_000,
    'primeira tela, scripts': 80_000,
    'primeira tela, estilos': 7_000,
    'dashboard, scripts': 95_000,
    'screens/dashboard/dashboard.tsx': 15_500,
  });
});
