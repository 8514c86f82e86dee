// The mall's mark: 元采 in strokes; the three dots over 采 are parts being picked.

/** Decoration beside the name that its link carries. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 104 40"
      width="104"
      height="40"
      fill="none"
      strokeWidth="4.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <g className="stroke-brand">
        <path d="M9 7.5h28M5 18h36M17.5 18v5c0 6-3.500 9.500-11.500 12M28.500 18v11.500c0 2.800 1.200 4 4 4h3c2.600 0 3.800-1.200 4.100-3.600l.4-2.900" />
        <path d="M93 5c-9 1.800-19.500 2.600-31.500 2.800M59 22.500h39M78.500 18v17.500M77 23.500c-4 5.600-9.800 9.400-18 11.500M80 23.500c4 5.600 9.800 9.400 18 11.500" />
      </g>
      <path d="m64.500 12.500 2 3.600M78 12l1 3.600M93 11.200l-2.800 4.300" className="stroke-price" />
    </svg>
  );
}
