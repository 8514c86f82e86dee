// What a commission says of a visit to its customer: where, on which days, how one gets in, and how much of it is paid for (domain-lab 3.1).
import type { Text } from '#kit/words/text.ts';

export interface SiteVisit {
  address: string;
  /** Days that suit, in the customer's words; '': any. */
  days: string;
  /** What whoever comes has to know to be let in. */
  rules: string;
  manDays: number;
  /** One way. */
  km: number;
  nights: number;
}

export const MOST_TRAVEL = { manDays: 60, km: 5_000, nights: 60 } as const;

/** What a visit adds to the price; of a form without one nothing. */
export const travelOf = (
  site: SiteVisit | null | undefined,
): Pick<SiteVisit, 'manDays' | 'km' | 'nights'> => ({
  manDays: site?.manDays ?? 0,
  km: site?.km ?? 0,
  nights: site?.nights ?? 0,
});

/** The first thing that is wrong with it; undefined: nothing. @param kind of the form: only instruments are served where they stand */
export function siteFault(
  kind: string,
  site: SiteVisit | null | undefined,
): { at: string; text: Text } | undefined {
  if (!site) return undefined;
  if (kind !== 'METERING')
    return {
      at: 'site',
      text: { zh: '只有计量委托可以上门', en: 'Only calibrations are done at your place' },
    };
  if (!site.address.trim())
    return { at: 'siteAddress', text: { zh: '请填写上门地址', en: 'Please say where we are to come to' } };
  if (site.manDays < 1)
    return { at: 'manDays', text: { zh: '上门至少 1 人天', en: 'A visit is one man-day at least' } };
  return undefined;
}
