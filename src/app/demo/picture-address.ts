// Where pictures of the demo are served.

export const pictureAddress = (id: string | null | undefined): string | undefined =>
  id ? `/pictures/${id}.webp` : undefined;
