// What a line of an inquiry asks for, in two short lines: its name, and the rest of its words.
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Language } from '#kit/words/text.ts';
import { type InquiryLineContent, lineTitle, lineValues, type Wish } from '#mall/inquiry/inquiry-lines.ts';
import { wishWords } from './wish-words.ts';

/** Everything a wish says beyond its name, in words. */
export function wishFacts(wish: Wish, language: Language): string[] {
  const say = (key: keyof typeof wishWords) => wishWords[key][language];
  const facts: string[] = [];
  const add = (text: string | false | undefined) => {
    if (text) facts.push(text);
  };
  if ('sampleName' in wish) {
    add(wish.maker);
    for (const item of wish.items) add([item.standard, item.clause, item.item].filter(Boolean).join(' '));
    add(lineValues.reportKind[wish.reportKind][language]);
    add(wish.urgency !== 'normal' && lineValues.urgency[wish.urgency][language]);
    add(wish.isWitnessed && say('witnessed'));
  } else if ('instrument' in wish) {
    add(wish.maker);
    add(wish.accuracy);
    add(lineValues.service[wish.service][language]);
    add(wish.isOnSite && say('onSite'));
    add(wish.regulation);
  } else if ('productSeries' in wish) {
    add(lineValues.scheme[wish.scheme][language]);
    add(wish.models);
    add(wish.standards);
  } else {
    add(wish.brandName);
    add(wish.packageName);
    add(wish.partNo !== '' && wish.description);
    add(wish.dateCodeFrom && `${say('dateCodeFrom')} ${wish.dateCodeFrom}`);
    add(wish.isSingleLot && say('singleLot'));
    add(wish.grade !== 'commercial' && lineValues.grade[wish.grade][language]);
    for (const certificate of wish.certificates) add(certificate);
  }
  add(wish.needBy && `${say('needBy')} ${wish.needBy}`);
  return facts;
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
