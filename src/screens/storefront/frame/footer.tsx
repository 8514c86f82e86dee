// The end of every public page: what the mall promises, where to read on, and who runs it.
import { Link, useLocation } from 'react-router';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { leadsSomewhere } from '../../later-addresses.ts';
import { frameWords } from './frame-words.ts';

/** What the platform has set about itself; nothing is claimed where nothing is set. */
export interface FooterFacts {
  /** The mall's record number. */
  record: string | null;
  hotline: string | null;
  /** Who runs the mall. */
  company: Text | null;
  /** Phones have a site of their own. */
  hasMobileSite: boolean;
}

/** Facts that could not be read are left out. */
export function Footer({ record, hotline, company, hasMobileSite }: Partial<FooterFacts>) {
  const say = useWords(frameWords);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const promises: [string, string, string][] = [
    [
      say.promiseGenuine,
      say.promiseGenuineText,
      'M10 2 3.500 4.500v5c0 4.200 2.700 7 6.500 8.500 3.800-1.500 6.500-4.300 6.500-8.500v-5zm-3 8 2.200 2.200L13.500 8',
    ],
    [
      say.promiseStock,
      say.promiseStockText,
      'M2.500 6 10 2.500 17.500 6v8L10 17.500 2.500 14zm0 0L10 9.500 17.500 6M10 9.500v8',
    ],
    [
      say.promisePrice,
      say.promisePriceText,
      'M2.500 16.500h3.800v-5H2.500zm5.600 0h3.800v-9H8.100zm5.600 0h3.800v-13h-3.800z',
    ],
    [say.promiseDeal, say.promiseDealText, 'M4.500 2.500h8l3 3v12h-11zM12.500 2.500v3h3M7 9h6M7 12h6M7 15h3'],
  ];
  const guides: [string, [string, string][]][] = [
    [
      say.guideBuy,
      [
        ['/goods/list', say.allGoods],
        ['/goods/category', say.categories],
        ['/brand', say.brands],
        ['/quickOrder', say.quickOrder],
        ['/notice?type=ordering', say.howToOrder],
      ],
    ],
    [
      say.guidePay,
      [
        ['/agreement?code=ordering', say.ordering],
        ['/member/balance', say.balance],
        ['/member/address/list', say.addresses],
        ['/member/invoice', say.invoices],
        ['/notice?type=invoice', say.invoiceNotice],
      ],
    ],
    [
      say.guideService,
      [
        ['/member/order/list', say.myOrders],
        ['/member/order/aftersales', say.aftersales],
        ['/notice?type=aftersale', say.aftersaleNotice],
        ['/service?vid=0', say.service],
        ['/goods/service', say.testing],
        ['/entrust', say.entrusting],
        ['/metering', say.calibrating],
        ['/goods/ability', say.abilities],
        ['/goods/charge', say.charges],
        ['/authen', say.certifying],
        ['/contract/verify', say.verifyContract],
        ['/certificate/query', say.certificateQuery],
        ['/report/verify', say.verifyReport],
      ],
    ],
    [
      say.guideAbout,
      [
        ['/store/list', say.suppliers],
        ['/agreement?code=register', say.agreement],
        ['/agreement?code=privacy', say.privacy],
        ['/notice?type=quality', say.qualityNotice],
      ],
    ],
  ];
  return (
    <footer data-print="none" className="mt-10 border-t border-line bg-surface">
      <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-5 border-b border-line py-6 lg:grid-cols-4">
        {promises.map(([title, text, path]) => (
          <li key={title} className="flex items-center gap-3 max-md:gap-2">
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              width="32"
              height="32"
              fill="none"
              strokeWidth="1.2"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="shrink-0 stroke-brand max-md:size-6"
            >
              <path d={path} />
            </svg>
            <span className="min-w-0">
              <span className="block text-14 font-semibold">{title}</span>
              <span className="block text-12 text-hint">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="page-width grid grid-cols-2 gap-x-4 gap-y-6 py-6 md:grid-cols-5">
        {guides.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 text-13 font-semibold">{title}</h2>
            <ul className="text-13 text-secondary">
              {links
                .filter(([to]) => leadsSomewhere(to))
                .map(([to, text]) => (
                  <li key={to + text}>
                    <Link to={to} className="inline-block py-0.5 hover:text-brand">
                      {text}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        {hotline ? (
          <div className="max-md:col-span-2">
            <h2 className="mb-2 text-13 font-semibold">{say.hotline}</h2>
            <a href={`tel:${hotline}`} className="num text-20 font-semibold text-brand">
              {hotline}
            </a>
            <p className="text-12 text-hint">{say.hours}</p>
          </div>
        ) : null}
      </div>
      <div className="border-t border-line py-4 text-center text-12 text-hint">
        {hasMobileSite ? (
          <p className="page-width mb-1">
            <a
              href={onMobileSite(pathname, search)}
              rel="nofollow"
              className="inline-block py-1 hover:text-brand"
            >
              {say.mobileSite}
            </a>
          </p>
        ) : null}
        {company ? <p className="page-width">{say.operatedBy(company[language])}</p> : null}
        <p className="page-width num mt-1">
          © 2026 {say.site}
          {record ? (
            <>
              {' · '}
              {say.record}{' '}
              <a
                href="https://beian.miit.gov.cn/"
                target="_blank"
                rel="noopener noreferrer"
                className="hover:text-brand"
              >
                {record}
              </a>
            </>
          ) : null}
        </p>
      </div>
    </footer>
  );
}

/** The same page for phones: the mall leads there, and forgets that somebody wished to stay here. */
function onMobileSite(pathname: string, search: string): string {
  const fields = new URLSearchParams(search);
  fields.set('site', 'mobile');
  return `${pathname}?${fields}`;
}
