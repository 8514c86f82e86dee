// A member's picture, or the first letter of his name where he has none.

/** Decoration beside the member's name. `size` in pixels. */
export function Avatar({ name, avatar, size }: { name: string; avatar: string | null; size: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.45 }}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-brand-wash leading-none font-semibold text-brand uppercase"
    >
      {avatar ? (
        <img
          src={avatar}
          alt=""
          width={size}
          height={size}
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        [...name][0]
      )}
    </span>
  );
}
