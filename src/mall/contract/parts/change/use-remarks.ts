// What a reader wants worded otherwise, kept in this browser until it is sent: nothing typed is lost by a reload.

import { useEffect, useState } from 'react';
import { keep, readKeptObject } from '#kit/browser/kept.ts';

export interface KeptRemark {
  clauseKey: string;
  /** Null: only a comment. */
  proposal: { zh: string; en: string } | null;
  comment: string;
}

interface Kept {
  remarks: KeptRemark[];
  /** About the contract as a whole. */
  comment: string;
}

export interface Remarks extends Kept {
  remarkOf(clauseKey: string): KeptRemark | undefined;
  put(remark: KeptRemark): void;
  drop(clauseKey: string): void;
  setComment(comment: string): void;
  forget(): void;
  /** Whether there is anything to send. */
  isEmpty: boolean;
}

const NONE: Kept = { remarks: [], comment: '' };

const read = (key: string): Kept => ({ ...NONE, ...readKeptObject('local', key) });

/** For screens that are drawn in the browser only. Belongs to one version: another text is remarked upon anew. */
export function useRemarks(contractSn: string, versionNo: number): Remarks {
  const key = `contract-remarks ${contractSn} ${versionNo}`;
  const [kept, setKept] = useState(() => ({ key, ...read(key) }));
  const now = kept.key === key ? kept : { key, ...read(key) };
  useEffect(() => {
    const isEmpty = kept.remarks.length === 0 && kept.comment === '';
    if (kept.key === key)
      keep('local', key, isEmpty ? undefined : { remarks: kept.remarks, comment: kept.comment });
  }, [key, kept]);
  const { remarks, comment } = now;
  const set = (part: Partial<Kept>) => setKept({ ...now, ...part });
  return {
    remarks,
    comment,
    remarkOf: (clauseKey) => remarks.find((one) => one.clauseKey === clauseKey),
    put: (remark) =>
      set({ remarks: [...remarks.filter((one) => one.clauseKey !== remark.clauseKey), remark] }),
    drop: (clauseKey) => set({ remarks: remarks.filter((one) => one.clauseKey !== clauseKey) }),
    setComment: (text) => set({ comment: text }),
    forget: () => set(NONE),
    isEmpty: remarks.length === 0 && comment.trim() === '',
  };
}
