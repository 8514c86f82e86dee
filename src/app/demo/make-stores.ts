// The four stores of the demo, what they ask for sending, and where their goods lie.
import { type DemoStore, demoStores } from '#demo/stores.ts';
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findDistrictNamed } from '#mall/address/server/address.ts';
import { restOnly } from '#mall/store/freight.ts';
import { addFirstPlaces, makeStore } from '#mall/store/server/store.ts';
import { pictureAddress } from './picture-address.ts';

const onTheRoad = ({ carrier }: DemoStore, [leastDays, mostDays]: readonly [number, number]) => ({
  carrier,
  leastDays,
  mostDays,
});

/** @returns their numbers by the demo's key */
export async function makeStores(work: Work): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const store of demoStores) {
    const rest = restOnly({
      freightFee: cents(store.freightCents),
      freeFreightFrom: cents(store.freeFreightFromCents),
    });
    const storeId = required(
      await makeStore(work, {
        code: store.key,
        state: 'OPEN',
        nameZh: store.nameZh,
        nameEn: store.nameEn,
        introZh: store.introZh,
        introEn: store.introEn,
        logo: pictureAddress(store.logo) ?? null,
        cityZh: store.city,
        cityEn: store.cityEn,
        serviceTel: store.serviceTel,
        isSelfOperated: store.selfOperated,
        freightRows: [
          ...store.freightElsewhere.map(({ regions, freightCents, freeFromCents }) => ({
            regions,
            firstFee: cents(freightCents ?? 0),
            freeFrom: freeFromCents === undefined ? null : cents(freeFromCents),
            isNotDelivered: freightCents === null,
            ...(freightCents === null ? {} : onTheRoad(store, [4, 7])),
          })),
          ...rest.map((row) => ({ ...row, regions: [...store.near], ...onTheRoad(store, [1, 2]) })),
          ...rest.map((row) => ({ ...row, ...onTheRoad(store, [2, 4]) })),
        ],
        bankAccount: store.bankAccount,
        scoreDescription: store.scores.description,
        scoreService: store.scores.service,
        scoreDelivery: store.scores.delivery,
        scoreCount: store.scores.count,
      }),
    );
    await addFirstPlaces(work, storeId, {
      receiverName: `${store.nameZh} 退货组`,
      mobile: '13800000010',
      code: 'A1',
      name: `${store.city.replace(/市$/, '')}仓`,
      districtCode: required(findDistrictNamed(store.place.district)).districtCode,
      detailAddress: store.place.detail,
    });
    ids.set(store.key, storeId);
  }
  return ids;
}
