// The life of a red letter: asked for, confirmed by the other side where the invoice is in use, issued (domain-money §6).
import { process } from '#kit/process/process.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

export const RED_STATES = ['RED_REQUESTED', 'CONFIRMED', 'ISSUED', 'REFUSED', 'LAPSED', 'REVOKED'] as const;
export type RedState = (typeof RED_STATES)[number];

export const redStatus: Record<RedState, Text & { code: number; tone: Tone; isOpen: boolean }> = {
  RED_REQUESTED: { code: 10, zh: '待对方确认', en: 'To be confirmed', tone: 'waiting', isOpen: true },
  CONFIRMED: { code: 20, zh: '待开红字', en: 'To be issued', tone: 'moving', isOpen: true },
  ISSUED: { code: 30, zh: '已红冲', en: 'Issued', tone: 'done', isOpen: false },
  REFUSED: { code: 7, zh: '对方拒绝', en: 'Refused', tone: 'refused', isOpen: false },
  LAPSED: { code: 8, zh: '超时失效', en: 'Lapsed', tone: 'neutral', isOpen: false },
  REVOKED: { code: 0, zh: '已撤销', en: 'Revoked', tone: 'neutral', isOpen: false },
};

/** `asker` and `other`: buyer and seller, by who has asked. */
export const redProcess = process<RedState, 'asker' | 'other' | 'store' | 'system'>()({
  /** Confirmed at once where the buyer has not used the invoice. */
  ask: { from: [], to: ['RED_REQUESTED', 'CONFIRMED'], by: ['asker', 'system'] },
  confirm: { from: ['RED_REQUESTED'], to: 'CONFIRMED', by: ['other'] },
  refuse: { from: ['RED_REQUESTED'], to: 'REFUSED', by: ['other'] },
  lapse: { from: ['RED_REQUESTED'], to: 'LAPSED', by: ['system'] },
  revoke: { from: ['RED_REQUESTED', 'CONFIRMED'], to: 'REVOKED', by: ['asker'] },
  issue: { from: ['CONFIRMED'], to: 'ISSUED', by: ['store', 'system'] },
});
export type RedAction = keyof typeof redProcess;

/** By the tax office's numbers. */
export const redReasons = {
  '01': { zh: '开票有误', en: 'Wrong invoice' },
  '02': { zh: '销货退回', en: 'Goods returned' },
  '03': { zh: '服务中止', en: 'Service ended' },
  '04': { zh: '销售折让', en: 'Allowance' },
} as const satisfies Record<string, Text>;
export type RedReason = keyof typeof redReasons;
export const RED_REASONS = Object.keys(redReasons) as [RedReason, ...RedReason[]];
