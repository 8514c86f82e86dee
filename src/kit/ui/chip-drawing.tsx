// A clean drawing of a package, where a part has no photograph.
import type { ChipShape } from './chip-shape.ts';

const LEAD = '#b9c3d0';
const BODY = '#3a4656';
const EDGE = '#2b3542';
const MARK = '#8d99aa';

const drawings: Record<ChipShape, () => React.ReactNode> = {
  rows: () => (
    <>
      <path
        d="M26 32h14v8H26zm0 16h14v8H26zm0 16h14v8H26zm0 16h14v8H26zm54-48h14v8H80zm0 16h14v8H80zm0 16h14v8H80zm0 16h14v8H80z"
        fill={LEAD}
      />
      <rect x="38" y="22" width="44" height="76" rx="3" fill={BODY} stroke={EDGE} strokeWidth="2" />
      <circle cx="47" cy="31" r="3" fill={MARK} />
      <path d="M53 54h14M53 62h14" stroke={MARK} strokeWidth="2" opacity="0.5" />
    </>
  ),
  quad: () => (
    <>
      <path
        d="M24 38h12v5H24zm0 11h12v5H24zm0 11h12v5H24zm0 11h12v5H24zm0 11h12v5H24zm60-44h12v5H84zm0 11h12v5H84zm0 11h12v5H84zm0 11h12v5H84zm0 11h12v5H84zM38 24h5v12h-5zm11 0h5v12h-5zm11 0h5v12h-5zm11 0h5v12h-5zm11 0h5v12h-5zM38 84h5v12h-5zm11 0h5v12h-5zm11 0h5v12h-5zm11 0h5v12h-5zm11 0h5v12h-5z"
        fill={LEAD}
      />
      <rect x="34" y="34" width="52" height="52" rx="3" fill={BODY} stroke={EDGE} strokeWidth="2" />
      <circle cx="43" cy="43" r="3" fill={MARK} />
      <path d="M50 57h20M50 65h20" stroke={MARK} strokeWidth="2" opacity="0.5" />
    </>
  ),
  grid: () => (
    <>
      <rect x="26" y="26" width="68" height="68" rx="3" fill={BODY} stroke={EDGE} strokeWidth="2" />
      <path
        d="M38 38h44M38 49h44M38 60h44M38 71h44M38 82h44"
        stroke={LEAD}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 11"
      />
    </>
  ),
  small: () => (
    <>
      <path d="M55 24h10v18H55zM37 78h10v18H37zm36 0h10v18H73z" fill={LEAD} />
      <rect x="28" y="40" width="64" height="40" rx="3" fill={BODY} stroke={EDGE} strokeWidth="2" />
      <path d="M50 56h20M50 64h20" stroke={MARK} strokeWidth="2" opacity="0.5" />
    </>
  ),
  ends: () => (
    <>
      <rect x="24" y="42" width="72" height="36" rx="2" fill={LEAD} />
      <rect x="40" y="41" width="40" height="38" fill={BODY} stroke={EDGE} strokeWidth="2" />
      <path d="M52 60h16" stroke={MARK} strokeWidth="2" opacity="0.5" />
    </>
  ),
  power: () => (
    <>
      <path d="M38 18h44v24H38zM42 78h8v26h-8zm14 0h8v26h-8zm14 0h8v26h-8z" fill={LEAD} />
      <circle cx="60" cy="29" r="6" fill="#ffffff" />
      <rect x="34" y="38" width="52" height="44" rx="3" fill={BODY} stroke={EDGE} strokeWidth="2" />
      <path d="M50 56h20M50 64h20" stroke={MARK} strokeWidth="2" opacity="0.5" />
    </>
  ),
};

/** Fills the box it is put into; `label` names it, without one it is decoration. */
export function ChipDrawing({
  shape = 'quad',
  label,
  className,
}: {
  shape?: ChipShape;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 120 120"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      {drawings[shape]()}
    </svg>
  );
}
