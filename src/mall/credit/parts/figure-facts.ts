// What was agreed on, as facts that people read.
import type { Description } from '#kit/ui/descriptions.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import type { Figures } from '../credit.protocol.ts';
import { billOns, creditBases } from '../credit-terms.ts';
import type { creditWords } from './credit-words.ts';

/** A Sunday, so that day n of the week is n days later. */
const SUNDAY = Date.UTC(2026, 10, 29, 12);

const weekday = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en' : 'zh-CN', {
    weekday: language === 'en' ? 'long' : 'narrow',
  }).format(new Date(SUNDAY + day * 86_400_000));

export function figureFacts(of: Figures, say: Spoken<typeof creditWords>, language: Language): Description[] {
  const { cycleKind, cycleDay, lateRate, graceDays, lateCap } = of;
  const cycle =
    cycleKind === 'MONTHLY'
      ? say.monthly(cycleDay)
      : cycleKind === 'WEEKLY'
        ? say.weekly(weekday(cycleDay, language))
        : say.halfMonthly;
  return [
    { label: say.termDays, value: say.daysAfter(of.termDays) },
    { label: say.cycle, value: cycle },
    { label: say.basis, value: creditBases[of.basis][language] },
    { label: say.billOn, value: billOns[of.billOn][language] },
    { label: say.tolerance, value: `${of.tolerance}‰` },
    { label: say.ceiling, value: `${of.ceiling}%` },
    { label: say.lateRate, value: say.lateFacts(String(lateRate / 100), graceDays, lateCap), wide: true },
  ];
}
