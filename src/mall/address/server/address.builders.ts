// Delivery addresses for tests.
import type { Work } from '#kit/db/work.ts';
import { memberAddress } from './address.tables.ts';
import { findDistrict } from './regions.ts';

export interface AddressWish {
  receiverName?: string;
  mobile?: string;
  districtCode?: string;
  isDefault?: boolean;
}

/** An address in Nanshan, Shenzhen, unless another district is wished for; not the default unless said so. */
export async function anAddress(
  work: Work,
  memberId: number,
  wish: AddressWish = {},
): Promise<{ addressId: number }> {
  const [made] = await work.tx
    .insert(memberAddress)
    .values({
      ...findDistrict(wish.districtCode ?? '440305')!,
      memberId,
      receiverName: wish.receiverName ?? '王工',
      mobile: wish.mobile ?? '13800138000',
      detailAddress: '科技园南区 1 号楼 502',
      isDefault: wish.isDefault ?? false,
    })
    .returning({ addressId: memberAddress.addressId });
  return made!;
}
