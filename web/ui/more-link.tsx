import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** Leads from a panel to the page that shows all of it. */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl text-[min(1rem,8.6vw)] font-bold text-leaf underline-offset-4 hover:underline"
  >
    {children}
    <ArrowRight aria-hidden="true" size={20} className="shrink-0" />
  </Link>
);
