// Through which calls a side reads and acts: the same shapes, each side under its own paths.
import { contractProtocol as all } from '../contract.protocol.ts';
import type { ContractSide } from '../contract-process.ts';
import { signAuthProtocol as rights } from '../sign-auth.protocol.ts';

const purchaser = {
  detail: all.detail,
  templates: all.templates,
  save: all.save,
  previewApproval: all.previewApproval,
  submit: all.submit,
  resubmit: all.resubmit,
  askChanges: all.askChanges,
  revise: all.revise,
  confirm: all.confirm,
  refuse: all.refuse,
  sign: all.sign,
  withdrawSignature: all.withdrawSignature,
  cancel: all.cancel,
  proposeChange: all.proposeChange,
  signChange: all.signChange,
  refuseChange: all.refuseChange,
  withdrawChange: all.withdrawChange,
  proposeTermination: all.proposeTermination,
  agreeTermination: all.agreeTermination,
  refuseTermination: all.refuseTermination,
  withdrawTermination: all.withdrawTermination,
  terminateAlone: all.terminateAlone,
  complete: all.complete,
  denyCompletion: all.denyCompletion,
  evidence: all.evidence,
  paper: all.paper,
};

const supplier = {
  detail: all.sellerDetail,
  templates: all.sellerTemplates,
  save: all.sellerSave,
  previewApproval: all.sellerPreviewApproval,
  submit: all.sellerSubmit,
  resubmit: all.sellerResubmit,
  askChanges: all.sellerAskChanges,
  revise: all.sellerRevise,
  confirm: all.sellerConfirm,
  refuse: all.sellerRefuse,
  sign: all.sellerSign,
  withdrawSignature: all.sellerWithdrawSignature,
  cancel: all.sellerCancel,
  proposeChange: all.sellerProposeChange,
  signChange: all.sellerSignChange,
  refuseChange: all.sellerRefuseChange,
  withdrawChange: all.sellerWithdrawChange,
  proposeTermination: all.sellerProposeTermination,
  agreeTermination: all.sellerAgreeTermination,
  refuseTermination: all.sellerRefuseTermination,
  withdrawTermination: all.sellerWithdrawTermination,
  terminateAlone: all.sellerTerminateAlone,
  complete: all.sellerComplete,
  denyCompletion: all.sellerDenyCompletion,
  evidence: all.sellerEvidence,
  paper: all.sellerPaper,
} satisfies Record<keyof typeof purchaser, unknown>;

/** The calls of contracts by side. */
export const contractDoor = { purchaser, supplier } satisfies Record<ContractSide, unknown>;

/** The calls of rights to sign by side; applying differs and is chosen where it is done. */
export const signAuthDoor = {
  purchaser: {
    show: rights.show,
    revoke: rights.revoke,
    createSeal: rights.createSeal,
    submitSeal: rights.submitSeal,
    disableSeal: rights.disableSeal,
  },
  supplier: {
    show: rights.sellerShow,
    revoke: rights.sellerRevoke,
    createSeal: rights.sellerCreateSeal,
    submitSeal: rights.sellerSubmitSeal,
    disableSeal: rights.sellerDisableSeal,
  },
} satisfies Record<ContractSide, unknown>;

/** Where each side finds its contracts: one page of a contract has several addresses. */
export interface ContractPlaces {
  list: string;
  detailOf: (contractSn: string) => string;
  draftOf: (contractSn: string) => string;
  authen: string;
}

const sn = (contractSn: string) => encodeURIComponent(contractSn);

export const contractPlaces: Record<ContractSide, ContractPlaces> = {
  purchaser: {
    list: '/member/contract/index',
    detailOf: (contractSn) => `/member/contract/detail?contractSn=${sn(contractSn)}`,
    draftOf: (contractSn) => `/member/contract/add?contractSn=${sn(contractSn)}`,
    authen: '/member/contract/authen',
  },
  supplier: {
    list: '/seller/contract/list',
    detailOf: (contractSn) => `/seller/contract/detail?contractSn=${sn(contractSn)}`,
    draftOf: (contractSn) => `/inquiry/supplier/init_contract?contractSn=${sn(contractSn)}`,
    authen: '/seller/authen',
  },
};
