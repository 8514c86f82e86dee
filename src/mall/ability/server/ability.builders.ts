// A small institute for tests.
import type { Work } from '#kit/db/work.ts';
import { cents, unitPrice } from '#kit/money/money.ts';
import { after, days } from '#kit/time/duration.ts';
import { type CapabilityToTake, takeLaboratory } from './ability.ts';

type Wish = Partial<CapabilityToTake> & Pick<CapabilityToTake, 'capNo' | 'standard'>;

/** @param wishes lines of its list, with what they differ in @param storeId the store that runs it; none when left out */
export const aLaboratory = (
  work: Work,
  wishes: readonly Wish[],
  code = 'YC',
  storeId?: number,
): Promise<void> =>
  takeLaboratory(work, {
    ...(storeId === undefined ? {} : { storeId }),
    code,
    name: { zh: '研究院', en: 'Institute' },
    receiveAddress: '深圳市科发路 8 号',
    minOrder: cents(30_000),
    groups: [
      { site: 'S1', code: 'ENV', name: { zh: '环境组', en: 'Environment' }, machines: 2 },
      { site: 'S1', code: 'ELE', name: { zh: '电测组', en: 'Electrical' }, machines: 1 },
    ],
    sites: [
      { code: 'S1', name: { zh: '广州', en: 'Guangzhou' } },
      { code: 'S2', name: { zh: '苏州', en: 'Suzhou' } },
    ],
    capabilities: wishes.map((wish) => ({
      ...{ kind: 'TEST', field: 'env', clause: '', also: [], replaces: [], range: '', uncertainty: '' },
      ...{ object: { zh: '电工电子产品', en: 'Electronic product' }, item: { zh: '低温', en: 'Cold' } },
      ...{ days: 5, mode: 'RUN', specimens: '≥3', categoryIds: [], site: 'S1', unit: '小时' },
      ...{ unitPrice: unitPrice(60_000_000), minCharge: cents(50_000), fixture: cents(0) },
      ...{ group: null, batchSize: 1 },
      marks: [{ mark: 'CNAS', from: after(work.now, -days(10)), to: after(work.now, days(100)) }],
      ...wish,
    })),
  });
