// Where a picture lies that is known by its name only.

/** The address of a picture: drawn ones are known by name ("soic-8"), uploaded ones by their address. */
export function pictureSource(picture: string | null | undefined): string | null {
  if (!picture) return null;
  return /^(\/|https?:)/.test(picture) ? picture : `/pictures/${picture}.webp`;
}

/** chosen: so wide a place takes a picture of 56 pixels, of 96, and of 200. */
const SIZES = [
  [28, 'tiny'],
  [64, 'small'],
  [160, 'medium'],
] as const;

/** The drawn picture in the size that a place needs; an uploaded one as it is. */
export function pictureFor(source: string, width: number): string {
  const size = SIZES.find(([most]) => width <= most)?.[1];
  return size ? source.replace(/^\/pictures\/(?=[^/]+\.webp$)/, `/pictures/${size}/`) : source;
}
