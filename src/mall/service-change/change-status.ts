// The states of a change with their words and tones, and what people read of its steps.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { ChangeAction, ChangeKind, ChangeSide, ChangeState } from './change-process.ts';

export const changeStatus: Record<ChangeState, Text & { tone: Tone }> = {
  ASKED: { zh: '待对方确认', en: 'To be answered', tone: 'waiting' },
  AGREED: { zh: '已生效', en: 'In force', tone: 'done' },
  DECLINED: { zh: '对方未同意', en: 'Declined', tone: 'refused' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'neutral' },
  LAPSED: { zh: '已失效', en: 'Lapsed', tone: 'neutral' },
};

export const changeSteps: Record<ChangeAction, Text> = {
  ask: { zh: '提出', en: 'Asked' },
  agree: { zh: '同意', en: 'Agreed' },
  decline: { zh: '不同意', en: 'Declined' },
  withdraw: { zh: '撤回', en: 'Withdrawn' },
  lapse: { zh: '失效', en: 'Lapsed' },
};

export const changeKinds: Record<ChangeKind, Text> = {
  CHANGE: { zh: '变更项目', en: 'Change of items' },
  END: { zh: '终止委托', en: 'End of the commission' },
};

export const changeSides: Record<ChangeSide, Text> = {
  customer: { zh: '客户', en: 'The customer' },
  lab: { zh: '实验室', en: 'The laboratory' },
};
