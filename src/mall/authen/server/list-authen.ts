// Where the lists of certifications and of certificates come from.
import { and, eq, ne, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { certificateList, deskCaseList, ownCaseList } from '../authen-lists.ts';
import { authenCase, authenCertificate } from './authen.tables.ts';
import { ownCases } from './authen-life.ts';
import { caseCard, certificateCard, nextDues } from './authen-view.ts';

const cases = {
  from: sql`${authenCase}`,
  key: authenCase.authenId,
  columns: {
    ...{ state: authenCase.state, kind: authenCase.kind, scheme: authenCase.scheme },
    ...{ amount: authenCase.amount, createTime: authenCase.createdAt },
  },
  search: [
    ...[authenCase.authenSn, authenCase.title],
    ...[sql`coalesce(${authenCase.certNo}, '')`, sql`coalesce(${authenCase.orderSn}, '')`],
  ],
};

export const authenListRoutes = [
  ...source(ownCaseList, ({ work, actor }) => ({
    ...cases,
    scope: ownCases(actor),
    toRows: async (keys) =>
      (await rowsWith(work, authenCase, authenCase.authenId, keys)).map((row) =>
        caseCard(work, row, { side: 'customer', member: actor }),
      ),
  })),
  ...source(deskCaseList, ({ work, actor }) => ({
    ...cases,
    scope: and(eq(authenCase.labId, actor.lab.labId), ne(authenCase.state, 'DRAFT')),
    toRows: async (keys) =>
      (await rowsWith(work, authenCase, authenCase.authenId, keys)).map((row) =>
        caseCard(work, row, { side: 'lab', member: actor }),
      ),
  })),
  ...source(certificateList, ({ work, actor }) => ({
    from: sql`${authenCertificate}`,
    key: authenCertificate.certId,
    scope: eq(authenCertificate.labId, actor.lab.labId),
    columns: {
      ...{ state: authenCertificate.state, scheme: authenCertificate.scheme },
      ...{ isProposed: authenCertificate.isProposed, createTime: authenCertificate.createdAt },
    },
    search: [authenCertificate.certNo, authenCertificate.holder],
    toRows: async (keys) => {
      const rows = await rowsWith(work, authenCertificate, authenCertificate.certId, keys);
      const dues = await nextDues(
        work,
        rows.map(({ certNo }) => certNo),
      );
      return rows.map((row) =>
        certificateCard(work, row, { side: 'lab', member: actor }, dues.get(row.certNo)),
      );
    },
  })),
];
