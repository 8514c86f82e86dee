// Addresses of product families.

/** The page of one series of one brand. */
export const seriesPath = (brandId: number, series: string): string =>
  `/goods/series?brandId=${brandId}&series=${encodeURIComponent(series)}`;
