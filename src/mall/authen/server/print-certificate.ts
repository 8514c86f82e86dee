// The paper of a certificate in both languages, drawn from what was kept on the day of issue; and what anybody may look up about it.
import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { type PdfContent, printPdf } from '#kit/pdf/print-pdf.ts';
import { readsFor } from '#mall/member/actor.ts';
import { type PartyName, partyNames } from '../authen-form.ts';
import type { CertificatePaper, certificateProtocol } from '../certificate.protocol.ts';
import { authenErrors } from './authen.errors.ts';
import { authenCertificate } from './authen.tables.ts';
import { certificateCard } from './authen-view.ts';

type Acts = Actions<typeof certificateProtocol>;

const LEAST_SIGNS = 4;
/** What the names of all companies have in common. */
const LEGAL_FORMS =
  /股份|有限|责任|公司|集团|[()（）.,，\s]|\b(company|co|corporation|corp|limited|ltd|inc|llc)\b/giu;
const MOST_FOUND = 20;

const row = (zh: string, en: string, text: string): PdfContent[] => [
  {
    stack: [
      { text: zh, fontSize: 10 },
      { text: en, fontSize: 8, color: '#666666' },
    ],
  },
  { text, fontSize: 11 },
];

const party = (paper: CertificatePaper, who: PartyName): PdfContent[] => {
  const { name, address, uscc } = paper[who];
  return row(partyNames[who].zh, partyNames[who].en, `${name}\n${address}\n${uscc}`);
};

/** @param hash of what the paper says, so that a changed one can be told */
function drawn(paper: CertificatePaper, hash: string, address: string) {
  const models = paper.models.join('、');
  return {
    pageMargins: [56, 64, 56, 56] as [number, number, number, number],
    defaultStyle: { lineHeight: 1.25 },
    content: [
      { text: '产品认证证书', fontSize: 26, bold: true, alignment: 'center' as const },
      { text: 'Certificate of Product Conformity', fontSize: 13, alignment: 'center' as const },
      { text: paper.certNo, fontSize: 13, bold: true, alignment: 'center' as const, margin: [0, 12, 0, 18] },
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 0,
          widths: [110, '*'],
          body: [
            party(paper, 'applicant'),
            party(paper, 'maker'),
            party(paper, 'factory'),
            row(
              '产品名称与系列',
              'Product and series',
              [paper.product, paper.series].filter(Boolean).join(' · '),
            ),
            row('型号', 'Models', models),
            row('认证依据', 'Standards', paper.standards),
            row('认证方案', 'Scheme', `${paper.scheme.zh}\n${paper.scheme.en}`),
            row('发证日期', 'Date of issue', paper.issuedOn),
            row('有效期至', 'Valid until', paper.validTo),
          ],
        },
      },
      {
        margin: [0, 22, 0, 0],
        columns: [
          {
            stack: [
              {
                text: '证书在有效期内的有效性依据年度监督保持，以公开查询结果为准。',
                fontSize: 9,
              },
              {
                text: 'Its validity depends on yearly surveillance; what a public look-up says counts.',
                fontSize: 8,
                color: '#666666',
              },
              { text: paper.laboratory.zh, bold: true, fontSize: 12, margin: [0, 14, 0, 0] },
              { text: paper.laboratory.en, fontSize: 9 },
              { text: `SHA-256 ${hash}`, fontSize: 6, color: '#666666', margin: [0, 10, 0, 0] },
            ],
            width: '*',
          },
          { qr: address, fit: 84, eccodeLevel: 'M', width: 90 },
        ],
      },
    ] as PdfContent[],
  };
}

/** @param publicUrl of the mall, which the code on the paper leads to */
export const printCertificate =
  (publicUrl: () => string): Acts['pdf'] =>
  async (work, reader, { certNo }) => {
    const [one] = await work.tx.select().from(authenCertificate).where(eq(authenCertificate.certNo, certNo));
    const isOwn =
      one &&
      reader &&
      (one.memberId === reader.memberId ||
        one.enterpriseId === readsFor(reader) ||
        one.labId === reader.lab?.labId);
    if (!isOwn) throw authenErrors.noCertificate();
    const address = `${publicUrl()}/q/C/${certNo}`;
    const bytes = await printPdf(drawn(one.paper, one.contentHash, address), certNo, one.createdAt);
    return { fileName: `${certNo}.pdf`, bytes: bytes.toString('base64') };
  };

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Certificates are public, with their holders (domain-lab §5). @throws authenErrors.askMore */
export const queryCertificates: Acts['query'] = async (work, _reader, { no, holder }) => {
  if (no === '' && [...holder.replace(LEGAL_FORMS, '')].length < LEAST_SIGNS) throw authenErrors.askMore();
  const rows = await work.tx
    .select()
    .from(authenCertificate)
    .where(
      and(
        no === '' ? undefined : eq(sql`upper(${authenCertificate.certNo})`, no.toUpperCase()),
        holder === '' ? undefined : ilike(authenCertificate.holder, like(holder)),
      ),
    )
    .orderBy(desc(authenCertificate.issuedOn), desc(authenCertificate.certId))
    .limit(MOST_FOUND);
  return {
    list: rows.map((one) => {
      const {
        certNo,
        schemeName,
        holder: of,
        product,
        issuedOn,
        validTo,
        state,
        stateName,
        tone,
      } = certificateCard(work, one, undefined);
      const { maker, factory, models, standards } = one.paper;
      return {
        ...{ certNo, schemeName, holder: of, product, issuedOn, validTo, state, stateName, tone },
        ...{ maker: maker.name, factory: factory.name, models, standards },
      };
    }),
  };
};
