// The administrative divisions below one, for the region cascader.
import { call } from '#kit/browser/call.ts';
import type { RegionOption } from '#kit/ui/region-cascader.tsx';
import { addressProtocol } from '../address.protocol.ts';

/** What RegionCascader asks for the provinces. */
export const COUNTRY = '';

/** @throws CallError when they cannot be loaded */
export function loadRegions(parentCode: string): Promise<RegionOption[]> {
  return call(addressProtocol.regions, parentCode === COUNTRY ? {} : { parentCode });
}
