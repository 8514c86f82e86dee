// On which terms it is asked: the facts of an inquiry's header for both sides and for paper.
import { FileLinks } from '#kit/detail/file-links.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { type Description, Descriptions } from '#kit/ui/descriptions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import type { SupplierDetail } from '../invitation.protocol.ts';
import { inquiryWords } from './inquiry-words.ts';

export function InquiryTermsView({
  inquiry,
  columns = 3,
}: {
  inquiry: InquiryDetail | SupplierDetail;
  columns?: 2 | 3;
}) {
  const say = useWords(inquiryWords);
  const { header, kind, closedAt } = inquiry;
  const isGoods = kind === 'GOODS';
  const own = 'mode' in header ? header : undefined;
  const wantedNum = own?.wantedNum ?? 0;
  const contact = 'contact' in inquiry ? inquiry.contact : undefined;
  const items: Description[] = [
    {
      label: say.deadline,
      value: !header.deadline
        ? ''
        : closedAt && closedAt < header.deadline
          ? say.closedEarly(showMoment(header.deadline), showMoment(closedAt))
          : `${showMoment(header.deadline)} ${say.beijing}`,
    },
    {
      label: say.visibility,
      value: header.isSealed ? (closedAt ? say.sealedOpened : say.sealedUntil) : say.open,
    },
    ...(own
      ? [
          {
            label: say.closing,
            value: own.closing === 'BY_TIME' ? say.BY_TIME : say[own.closing](wantedNum),
          },
          { label: say.mode, value: say[own.mode] },
        ]
      : []),
    { label: isGoods ? say.deliveryPlace : say.samplesPlace, value: header.deliveryPlace },
    { label: say.deliverBy, value: header.deliverBy },
    { label: say.invoice, value: say[`invoice_${header.invoiceKind}`] },
    { label: say.tax, value: say.taxIncluded },
    { label: say.currency, value: header.currency },
    { label: say.paymentTerms, value: header.paymentTerms || say.bySupplier },
    { label: say.contract, value: header.wantsContract ? say.wantsContract : say.noContract },
    { label: say.partial, value: header.allowsPartial ? say.yes : say.no },
    ...(isGoods ? [{ label: say.alternatives, value: header.allowsAlternatives ? say.yes : say.no }] : []),
    ...(own && isGoods
      ? [{ label: say.target, value: own.showsTarget ? say.targetShown : say.targetHidden }]
      : []),
    'contactName' in inquiry
      ? {
          label: say.contact,
          value: `${inquiry.contactName} ${inquiry.contactMobile}${own?.hidesContact ? say.contactHiddenNote : ''}`,
        }
      : { label: say.contact, value: contact ? `${contact.name} ${contact.mobile}` : say.contactHidden },
    ...(header.note ? [{ label: say.explanation, value: <Lines text={header.note} />, wide: true }] : []),
    ...(inquiry.files.length > 0
      ? [
          {
            label: say.files,
            wide: true,
            value: <FileLinks files={inquiry.files} />,
          },
        ]
      : []),
  ];
  return <Descriptions columns={columns} items={items} />;
}

function Lines({ text }: { text: string }) {
  return <span className="whitespace-pre-wrap">{text}</span>;
}
