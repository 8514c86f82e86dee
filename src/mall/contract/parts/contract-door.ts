// Through which calls a side reads and acts: the same shapes, each side under its own paths.
import { otherSide } from '#kit/http/door.ts';
import { contractProtocol as all } from '../contract.protocol.ts';
import type { ContractSide } from '../contract-process.ts';
import { signAuthProtocol as rights } from '../sign-auth.protocol.ts';

/** The calls of contracts by side. */
export const contractDoor = { purchaser: all, supplier: otherSide(all, 'seller') } satisfies Record<
  ContractSide,
  unknown
>;

/** The calls of rights to sign by side; applying differs and is chosen where it is done. */
export const signAuthDoor = { purchaser: rights, supplier: otherSide(rights, 'seller') } satisfies Record<
  ContractSide,
  unknown
>;

/** Where each side finds its contracts: one page of a contract has several addresses. */
export interface ContractPlaces {
  list: string;
  detailOf: (contractSn: string) => string;
  draftOf: (contractSn: string) => string;
  inquiryOf: (inqSn: string) => string;
  quotation: string;
  authen: string;
}

const sn = (contractSn: string) => encodeURIComponent(contractSn);

export const contractPlaces: Record<ContractSide, ContractPlaces> = {
  purchaser: {
    list: '/member/contract/index',
    detailOf: (contractSn) => `/member/contract/detail?contractSn=${sn(contractSn)}`,
    draftOf: (contractSn) => `/member/contract/add?contractSn=${sn(contractSn)}`,
    inquiryOf: (inqSn) => `/inquiry/purchaser/inq_info?inqSn=${sn(inqSn)}`,
    quotation: '/inquiry/purchaser/quo_info',
    authen: '/member/contract/authen',
  },
  supplier: {
    list: '/seller/contract/list',
    detailOf: (contractSn) => `/seller/contract/detail?contractSn=${sn(contractSn)}`,
    draftOf: (contractSn) => `/seller/contract/draft?contractSn=${sn(contractSn)}`,
    inquiryOf: (inqSn) => `/seller/inquiry/detail?inqSn=${sn(inqSn)}`,
    quotation: '/seller/quotation/detail',
    authen: '/seller/authen',
  },
};
