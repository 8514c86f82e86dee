// The frame of the pages through which people come in: a card for the form, and beside it what the mall is for.
import { BadgeCheck, FileSignature, type LucideIcon, PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';

const entranceWords = words({
  promise: { zh: '企业采购，一站完成', en: 'Business purchasing in one place' },
  parts: {
    zh: '按参数选型，阶梯价与库存一目了然',
    en: 'Select by parameters, with price ladder and stock in sight',
  },
  quotations: {
    zh: '一次询价，多家报价，在线签订合同',
    en: 'One inquiry, several quotations, contracts signed online',
  },
  stores: { zh: '多店铺比价，对公付款', en: 'Compare stores, pay by company transfer' },
});

/** On a phone only the card. */
export function EntranceCard({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const say = useWords(entranceWords);
  const reasons: [LucideIcon, string][] = [
    [PackageSearch, say.parts],
    [FileSignature, say.quotations],
    [BadgeCheck, say.stores],
  ];
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-center gap-10 py-10 max-md:py-4 lg:grid-cols-[minmax(0,1fr)_420px]">
      <div className="max-lg:hidden">
        <p className="text-28 font-semibold">{say.promise}</p>
        <ul className="mt-6 grid gap-4">
          {reasons.map(([Icon, text]) => (
            <li key={text} className="flex items-center gap-3 text-16 text-secondary">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-card bg-brand-wash text-brand">
                <Icon size={20} aria-hidden="true" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <section className="w-full max-w-[420px] min-w-0 justify-self-center rounded-card border border-line bg-surface px-8 py-6 max-md:px-4">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="text-20 font-semibold">{title}</h1>
          {aside ? <div className="text-13 text-secondary [&_a]:underline">{aside}</div> : null}
        </div>
        {children}
      </section>
    </div>
  );
}
