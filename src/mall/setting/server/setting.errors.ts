// How the setting room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const settingErrors = errors({
  unknownAgreement: { state: State.notFound, zh: '协议不存在', en: 'There is no such agreement' },
});
