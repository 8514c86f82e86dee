// What becomes of a report's paper copies.
import type { NamedValue } from '#kit/list/column.ts';
import type { ArchiveRow } from './lab-office.protocol.ts';

export const paperStatus: Readonly<Record<ArchiveRow['paper'], NamedValue>> = {
  TO_SEND: { zh: '待寄', en: 'To send', tone: 'waiting' },
  SENT: { zh: '已寄', en: 'Sent', tone: 'done' },
  NONE: { zh: '无需纸质', en: 'None asked for', tone: 'neutral' },
};
