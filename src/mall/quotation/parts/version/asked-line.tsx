// What a line of an inquiry asks for, in two short lines: its name, and the rest of its words.
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Language } from '#kit/words/text.ts';
import { byKind, type InquiryLineContent, lineTitle, type Wish } from '#mall/inquiry/inquiry-lines.ts';
import { wishWords } from './wish-words.ts';

/** Everything a wish says beyond its name, in words. */
export function wishFacts(wish: Wish, language: Language): string[] {
  const say = (key: keyof typeof wishWords) => wishWords[key][language];
  const facts = byKind<(string | false)[]>(wish, {
    GOODS: (wish) => [
      wish.brandName,
      wish.packageName,
      wish.partNo !== '' && wish.description,
      wish.dateCodeFrom && `${say('dateCodeFrom')} ${wish.dateCodeFrom}`,
      wish.isSingleLot && say('singleLot'),
      wish.grade !== 'commercial' && say(`grade_${wish.grade}`),
      ...wish.certificates,
    ],
    INSPECTION: (wish) => [
      wish.maker,
      ...wish.items.map((item) => [item.standard, item.clause, item.item].filter(Boolean).join(' ')),
      say(`report_${wish.reportKind}`),
      wish.urgency !== 'normal' && say(`urgency_${wish.urgency}`),
      wish.isWitnessed && say('witnessed'),
    ],
    METERING: (wish) => [
      wish.maker,
      wish.accuracy,
      say(`service_${wish.service}`),
      wish.isOnSite && say('onSite'),
      wish.regulation,
    ],
    AUTHEN: (wish) => [say(`scheme_${wish.scheme}`), wish.models, wish.standards],
  });
  return [...facts, wish.needBy && `${say('needBy')} ${wish.needBy}`].flatMap((one) => one || []);
}

export function AskedLine({ asked, lineNo }: { asked: InquiryLineContent | undefined; lineNo: number }) {
  const language = useLanguage();
  const name = asked ? lineTitle(asked.wish) : '';
  const facts = asked ? wishFacts(asked.wish, language).join(' · ') : '';
  return (
    <span className="flex gap-2">
      <span className="num w-6 shrink-0 text-right text-12 leading-5 text-hint">{lineNo}</span>
      <span className="min-w-0">
        <span className="num line-clamp-1 font-semibold break-all" title={name}>
          {name}
        </span>
        <span className="line-clamp-1 text-12 break-all text-secondary" title={facts}>
          {facts}
        </span>
      </span>
    </span>
  );
}
