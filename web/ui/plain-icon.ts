import { createElement, type SVGProps } from 'react';

interface Drawing {
  /** The shapes of an icon, each with its element and attributes. */
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

interface Props extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Takes the place of `createLucideIcon` in the build: the same picture without the settings that nobody here uses, which
 * every icon would ask for each time it is drawn.
 */
export const plainIcon =
  ({ node }: Drawing) =>
  ({ size = 24, ...rest }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'aria-label' in rest ? undefined : true,
        ...rest,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
