/** The drawn mark: a winding route from which a sprout grows. */
export const BrandMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <rect width="48" height="48" rx="14" fill="#1f5a37" />
    <path
      d="M15 42c0-7 17-6 17-13 0-6-9-5-9-12"
      fill="none"
      stroke="#f6c445"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M23 18C14 19 10 14 10 7c8-1 13 3 13 11Z" fill="#fff6df" />
    <path d="M23 18c0-7 5-11 14-10 0 7-5 11-14 10Z" fill="#a6d49a" />
  </svg>
);
