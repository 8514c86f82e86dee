// A store's mark: its logo, or the first letter of its name where it has none.
import { pictureSource } from '#kit/ui/picture-source.ts';

/** Decoration beside the store's name. `size` in pixels. */
export function StoreMark({ name, logo, size }: { name: string; logo: string | null; size: number }) {
  const source = pictureSource(logo);
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.45 }}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-surface font-semibold text-brand"
    >
      {source ? (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        <span className="flex size-full items-center justify-center bg-brand-wash leading-none">
          {[...name][0]}
        </span>
      )}
    </span>
  );
}
