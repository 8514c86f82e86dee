// Certifies the demo's enterprises and designers, with the papers of those who wait for a decision.
import sharp from 'sharp';
import {
  type DemoDesigner,
  type DemoEnterprise,
  demoApplicant,
  demoDesigners,
  demoEnterprises,
} from '#demo/enterprises.ts';
import { hideText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { required } from '#kit/rules/required.ts';
import type { CertificationData } from '#mall/company/certification-process.ts';
import { maskIdNumber } from '#mall/company/certification-rules.ts';
import { certificationLife, certifiedOf, enterpriseLife } from '#mall/company/server/certification-life.ts';
import { LEGAL_ID } from '#mall/company/server/take-certification-data.ts';
import type { DesignerData } from '#mall/designer/designer-process.ts';
import { applicationLife, designerLife } from '#mall/designer/server/designer-life.ts';
import { DESIGNER_ID } from '#mall/designer/server/hand-in-application.ts';
import { keepFile } from '#mall/file/server/file.ts';
import type { FileStore } from '#mall/file/server/file-store.ts';
import { stepBy } from '#mall/member/actor.ts';

/** The example of the standard for ID numbers: nobody's. */
const ID_NUMBER = '11010519491231002X';

/**
 * The accounts must exist.
 * @param place.store where the papers go; without one they cannot be opened
 * @param place.secret hides ID numbers
 */
export async function certifyDemo(
  work: Work,
  { store, secret }: { store: FileStore | undefined; secret: Uint8Array },
): Promise<void> {
  const members = new Map<string, number>();
  const rows = await work.query<{ member_name: string; member_id: number }>(
    'SELECT member_name, member_id FROM member',
  );
  for (const row of rows) members.set(row.member_name, row.member_id);
  const handIn = async (memberId: number, fileName: string): Promise<number> => {
    const paper = await drawPaper(fileName.length);
    const kept = { memberId, bytes: paper, mimeType: 'image/png', purpose: 'certificate', fileName } as const;
    return (await keepFile(work, store ?? { keep: async () => {} }, kept)).fileId;
  };

  const reviewer = { by: 'reviewer', actorName: 'admin01' } as const;
  const enterprises = new Map<string, number>();
  for (const one of demoEnterprises) {
    const memberId = required(members.get(one.memberName));
    const data = await papersOf(one, secret, (name) => handIn(memberId, name));
    const wish = { ...certifiedOf(data), mainMemberId: memberId, certifiedAt: work.now };
    const { enterpriseId } = await enterpriseLife.begin(work, 'certify', wish, reviewer);
    enterprises.set(one.memberName, enterpriseId);
  }
  const applicant = required(members.get(demoApplicant.memberName));
  await certificationLife.begin(
    work,
    'submit',
    {
      certSn: await nextDocumentNumber(work, 'EC'),
      memberId: applicant,
      submittedAt: work.now,
      data: await papersOf(demoApplicant, secret, (name) => handIn(applicant, name)),
    },
    stepBy('applicant', { memberId: applicant, memberName: demoApplicant.memberName }),
  );
  for (const one of demoDesigners) {
    const memberId = required(members.get(one.memberName));
    const employer = demoEnterprises.find(({ memberName }) => memberName === one.employer);
    const enterpriseId = enterprises.get(one.employer ?? '') ?? null;
    const paper = await handIn(memberId, '证明材料.png');
    await apply(work, one, { memberId, enterpriseId, employer, paper, secret });
  }
}

async function papersOf(
  one: DemoEnterprise,
  secret: Uint8Array,
  handIn: (fileName: string) => Promise<number>,
): Promise<CertificationData> {
  const { memberName: _, name, ...rest } = one;
  return {
    ...rest,
    companyName: name,
    legalIdNumber: hideText(secret, LEGAL_ID, ID_NUMBER),
    legalIdMasked: maskIdNumber(ID_NUMBER),
    companyType: 'limited',
    licenceUntil: null,
    licenceFileId: await handIn('营业执照.png'),
    attorneyFileId: await handIn('授权委托书.png'),
  };
}

async function apply(
  work: Work,
  one: DemoDesigner,
  by: {
    memberId: number;
    enterpriseId: number | null;
    employer: DemoEnterprise | undefined;
    paper: number;
    secret: Uint8Array;
  },
): Promise<void> {
  const { memberId, enterpriseId, employer, paper, secret } = by;
  const data: DesignerData = {
    realName: one.realName,
    idNumber: hideText(secret, DESIGNER_ID, ID_NUMBER),
    idMasked: maskIdNumber(ID_NUMBER),
    mobile: one.mobile,
    provenMobile: one.mobile,
    employment: employer ? 'certified' : 'freelance',
    enterpriseId,
    employerName: employer?.name ?? '',
    employerUscc: employer?.uscc ?? '',
    department: one.department,
    jobTitle: one.jobTitle,
    yearsOfWork: one.yearsOfWork,
    fields: [...one.fields],
    products: one.products,
    certificateFileIds: [paper],
    workProofFileIds: [paper],
  };
  const person = stepBy('applicant', { memberId, memberName: one.memberName });
  const applySn = await nextDocumentNumber(work, 'DA');
  const begun = await applicationLife.begin(work, 'begin', { applySn, memberId, data }, person);
  const waiting = await applicationLife.advance(work, begun, 'submit', {
    ...person,
    to: enterpriseId === null ? 'PENDING_PLATFORM' : 'PENDING_ENTERPRISE',
    set: { enterpriseId, submissions: 1 },
  });
  if (one.state !== 'APPROVED') return;
  const endorsed = await applicationLife.advance(work, waiting, 'endorse', {
    by: 'enterprise',
    actorName: one.employer,
    to: 'PENDING_PLATFORM',
    set: { isEndorsed: true },
  });
  const platform = { by: 'platform', actorName: 'admin01' } as const;
  await applicationLife.advance(work, endorsed, 'approve', platform);
  const certified = { memberId, enterpriseId, realName: one.realName, since: work.now };
  await designerLife.begin(work, 'certify', certified, platform);
}

/** A paper of the demo: a frame, lines, a seal. @param title how long its title is: papers of different kinds differ */
export function drawPaper(title: number): Promise<Buffer> {
  const lines = Array.from(
    { length: 9 },
    (_, i) => `<rect x="120" y="${220 + i * 44}" width="${520 - (i % 3) * 90}" height="10" fill="#c9d3e0"/>`,
  ).join('');
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="760" height="1040">
      <rect width="760" height="1040" fill="#fdfcf7"/>
      <rect x="40" y="40" width="680" height="960" fill="none" stroke="#b9923d" stroke-width="6"/>
      <rect x="${380 - title * 16}" y="120" width="${title * 32}" height="34" fill="#1b2430"/>
      ${lines}
      <circle cx="560" cy="800" r="96" fill="none" stroke="#c81e1e" stroke-width="10"/>
      <path d="M560 740l16 46h48l-39 29 15 46-40-28-40 28 15-46-39-29h48z" fill="#c81e1e"/>
      <text x="380" y="970" font-size="26" text-anchor="middle" fill="#7a8699" font-family="sans-serif">DEMO</text>
    </svg>`),
  )
    .png()
    .toBuffer();
}
