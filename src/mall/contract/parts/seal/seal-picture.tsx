// A seal as it will stand on the paper, drawn by the mall.

/** Shown as a picture, so that nothing inside the drawing can act on the page. */
export function SealPicture({ svg, name, className }: { svg: string; name: string; className?: string }) {
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={name}
      className={className ?? 'size-24 object-contain'}
    />
  );
}
