import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { Landscape } from './landscape.tsx';

/** The doorway for whoever is signed out: the country on one side, the form on the other. */
export const WelcomeFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:grid-rows-1">
    <header className="relative h-28 max-h-[20dvh] min-h-14 overflow-hidden sm:h-56 md:h-auto md:max-h-none">
      <Landscape className="absolute inset-0 size-full" />
      {/* As low as the window, so that the sheet below never covers it. */}
      <div className="relative flex items-center gap-3 px-4 py-[min(--spacing(4),2dvh)] md:p-12">
        <BrandMark className="size-[min(--spacing(12),11dvh)] md:size-16" />
        <p className="font-display text-2xl font-bold md:text-4xl">Rota Viva</p>
      </div>
      <p className="relative hidden max-w-lg px-12 font-display text-3xl leading-snug font-bold text-balance md:block">
        O caminho fica mais curto quando a gente anda junto.
      </p>
    </header>
    <main className="relative -mt-5 rounded-t-3xl bg-paper px-5 pt-5 pb-10 md:mt-0 md:grid md:items-center md:rounded-none md:px-12">
      <div className="mx-auto grid w-full max-w-md gap-5 md:gap-6">{children}</div>
    </main>
  </div>
);
