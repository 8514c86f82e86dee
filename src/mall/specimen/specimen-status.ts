// The states of a specimen with their codes, words and tones, and the steps between them as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { SpecimenAction, SpecimenState } from './specimen-process.ts';

export const specimenStatus: Record<SpecimenState, Text & { code: number; tone: Tone }> = {
  LABELLED: { code: 10, zh: '已赋号', en: 'Numbered', tone: 'neutral' },
  IN_TRANSIT: { code: 20, zh: '在途', en: 'On its way', tone: 'moving' },
  RECEIVED: { code: 30, zh: '已收样', en: 'Received', tone: 'done' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

export const specimenSteps: Record<SpecimenAction, Text> = {
  number: { zh: '赋号', en: 'Numbered' },
  send: { zh: '寄出', en: 'Sent' },
  receive: { zh: '收样', en: 'Received' },
  cancel: { zh: '取消', en: 'Cancelled' },
};
