// How far a QR login has come, in the mall's words and as the form that waits for it is told (spec §3, §4).

export type QrState = 'WAITING' | 'SCANNED' | 'APPROVED' | 'REFUSED';

/** Progress 2 is authorised (spec §4). The others: chosen. */
export const QR_PROGRESS = { WAITING: 0, SCANNED: 1, APPROVED: 2, REFUSED: 3 } as const satisfies Record<
  QrState,
  number
>;

/** Also for what was never asked: nobody learns which codes there are. */
export const QR_EXPIRED = -1;
