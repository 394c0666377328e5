import { render } from '@testing-library/react';
import { Sun } from 'lucide-react';
import { expect, test } from 'vitest';
import { plainIcon } from './plain-icon.ts';

/** What is drawn, without the names that only a stylesheet of the icon set would ask for. */
function drawn(icon: React.ReactElement): string {
  const svg = render(icon).container.querySelector('svg');
  svg?.setAttribute('class', svg.getAttribute('class')?.replaceAll(/lucide\S*\s*/g, '') ?? '');
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);
  return [...attributes.toSorted(), svg?.innerHTML].join('\n');
}

/** The shapes of an icon, read from its picture. */
function shapesOf(icon: React.ReactElement) {
  const shapes = render(icon).container.querySelector('svg')?.children ?? [];
  return [...shapes].map(({ tagName, attributes }, index) => {
    const own = [...attributes].map(({ name, value }) => [name, value]);
    return [tagName, { key: `${index}`, ...Object.fromEntries(own) }] as const;
  });
}

const Plain = plainIcon({ node: shapesOf(<Sun />) });

test.each([
  ['as it is', {}],
  ['larger, in a colour and a weight of its own', { size: 40, className: 'text-leaf', strokeWidth: 2.5 }],
  ['with a name of its own', { 'aria-label': 'Dia' }],
  ['hidden by name', { 'aria-hidden': true as const }],
])('an icon is drawn as the set itself draws it, %s', (_, props) => {
  expect(drawn(<Plain {...props} />)).toBe(drawn(<Sun {...props} />));
  expect(drawn(<Plain {...props} />)).toContain('<circle');
});
