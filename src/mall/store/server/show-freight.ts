// What a store asks for sending to a place, before anything is in the cart.
import type { Action } from '#kit/http/server/serve.ts';
import { centsToWire } from '#kit/money/money.ts';
import { placeOfRegion } from '#mall/address/server/address.ts';
import type { storeProtocol } from '../store.protocol.ts';
import { storeErrors } from './store.errors.ts';
import { findStores } from './store.ts';

/** @throws storeErrors.unknownStore, noSuchRegion */
export const showFreight: Action<typeof storeProtocol.freight> = async (
  work,
  _visitor,
  { storeId, regionCode },
) => {
  const place = regionCode ? placeOfRegion(regionCode) : null;
  if (place === undefined) throw storeErrors.noSuchRegion();
  const store = (await findStores(work, [storeId])).get(storeId);
  if (!store) throw storeErrors.unknownStore();
  const { freightFee, freeFreightFrom, isNotDelivered } = store.freightIn(place);
  return {
    freightFee: centsToWire(freightFee),
    freeFreightFrom: freeFreightFrom === null ? null : centsToWire(freeFreightFrom),
    isNotDelivered,
  };
};
