// Where a picture lies that is known by its name only.

/** The address of a picture: drawn ones are known by name ("soic-8"), uploaded ones by their address. */
export function pictureSource(picture: string | null | undefined): string | null {
  if (!picture) return null;
  return /^(\/|https?:)/.test(picture) ? picture : `/pictures/${picture}.webp`;
}
