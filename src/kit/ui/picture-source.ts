// Where a picture lies that is known by its name only.

/** The address of a picture: drawn ones are known by name ("soic-8"), uploaded ones by their address. */
export function pictureSource(picture: string | null | undefined): string | null {
  if (!picture) return null;
  return /^(\/|https?:)/.test(picture) ? picture : `/pictures/${picture}.webp`;
}

/** chosen: a small picture has 96 pixels, enough for places up to this width. */
const SMALL_PX = 64;

/** The drawn picture in the size that a place needs; an uploaded one as it is. */
export function pictureFor(source: string, width: number): string {
  return width <= SMALL_PX ? source.replace(/^\/pictures\/(?=[^/]+\.webp$)/, '/pictures/small/') : source;
}
