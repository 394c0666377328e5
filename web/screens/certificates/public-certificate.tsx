import { Route } from 'wouter';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Certificate } from './certificate.tsx';

/** A certificate for whoever is signed out: nothing of the program but its name and the way to it. */
export const PublicCertificate = () => (
  <div className="flex min-h-dvh flex-col">
    <header className="border-b-2 border-line bg-card">
      <div className="woven-hem" />
      <a href="/" className="mx-auto flex min-h-14 max-w-2xl items-center gap-2.5 px-4">
        <BrandMark className="size-10" />
        <span className="font-display text-xl font-bold">Rota Viva</span>
      </a>
    </header>
    <main className="mx-auto grid w-full max-w-2xl grow content-start px-4 py-7">
      <Route path="/certificado/:code" component={Certificate} />
    </main>
    <footer className="border-t-2 border-line px-4 py-5 text-center text-sm text-ink-soft">
      Rota Viva: jogos, ideias e gente que faz junto.
    </footer>
  </div>
);
