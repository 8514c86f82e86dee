// Where the picture of a part or category lies.

/** The address of a picture: catalogue pictures are known by name ("soic-8"), uploaded ones by their address. */
export function pictureSource(picture: string | null | undefined): string | null {
  if (!picture) return null;
  return /^(\/|https?:)/.test(picture) ? picture : `/pictures/${picture}.webp`;
}
