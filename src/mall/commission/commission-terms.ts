// Rates where no rule speaks of a store or a category: what the platform sets (domain-money §9).
export const COMMISSION_RATES = {
  /** Of what is bought from listings. */
  listingPerMille: { usual: 50, least: 0, most: 500 },
  /** Of what was agreed in a quotation or a contract. */
  agreedPerMille: { usual: 20, least: 0, most: 500 },
} as const;

export const MOST_PER_MILLE = 500; // chosen
