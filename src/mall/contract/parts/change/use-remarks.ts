// What a reader wants worded otherwise, kept in this browser until it is sent: nothing typed is lost by a reload.
import { useEffect, useState } from 'react';

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

function read(key: string): Kept {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return NONE;
  }
}

/** For screens that are drawn in the browser only. Belongs to one version: another text is remarked upon anew. */
export function useRemarks(contractSn: string, versionNo: number): Remarks {
  const key = `contract-remarks ${contractSn} ${versionNo}`;
  const [kept, setKept] = useState(() => ({ key, ...read(key) }));
  const now = kept.key === key ? kept : { key, ...read(key) };
  useEffect(() => {
    if (kept.key !== key) return;
    try {
      if (kept.remarks.length === 0 && kept.comment === '') localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ remarks: kept.remarks, comment: kept.comment }));
    } catch {
      // Without room to keep it the page works until it is left.
    }
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
