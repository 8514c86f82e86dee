// An applicant writes: keeps a draft, hands in (again), takes it back.
import { and, eq } from 'drizzle-orm';
import { hideText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Action, Actions } from '#kit/http/server/serve.ts';
import { State } from '#kit/http/state.ts';
import { maskIdNumber } from '#mall/company/certification-rules.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { checkSmsCodeOf } from '#mall/message/server/message.ts';
import type { DesignerDraft, DesignerInput, designerProtocol } from '../designer.protocol.ts';
import type { DesignerData } from '../designer-process.ts';
import { designerRules } from '../designer-rules.ts';
import { designerErrors } from './designer.errors.ts';
import { designerApplication } from './designer.tables.ts';
import { type ApplicationRow, applicationLife } from './designer-life.ts';
import { tellEmployer } from './designer-notices.ts';
import { lockApplication, newestApplicationOf, openApplicationOf, whyNotApply } from './find-application.ts';

type Acts = Actions<typeof designerProtocol>;

/** What the ID number is hidden as; see kit/db/secret-text. */
export const DESIGNER_ID = 'designer.idNumber';

const EMPTY: DesignerData = {
  realName: '',
  idNumber: '',
  idMasked: '',
  mobile: '',
  provenMobile: '',
  employment: 'certified',
  enterpriseId: null,
  employerName: '',
  employerUscc: '',
  department: '',
  jobTitle: '',
  yearsOfWork: null,
  fields: [],
  products: '',
  certificateFileIds: [],
  workProofFileIds: [],
};

/** Keeps what is typed so far, even when it is wrong; but papers must be one's own, and only a right ID number is kept. @throws the reason why he may not apply, designerErrors.notNow */
export function keepDraft(secret: Uint8Array): Action<typeof designerProtocol.save> {
  return async (work, actor, input) => {
    const row = await openOrBegin(work, actor);
    if (row.state !== 'DRAFT' && row.state !== 'REVIEW_REJECTED') {
      throw designerErrors.notNow({ state: row.state });
    }
    await requirePapers(work, actor, row.data, input);
    const { idNumber, enterpriseId, yearsOfWork, ...said } = input;
    const employer = enterpriseId === undefined ? undefined : await findEnterprise(work, enterpriseId);
    const data: DesignerData = {
      ...row.data,
      ...said,
      enterpriseId: employer?.isGood ? employer.enterpriseId : null,
      // Half a number is not kept: what is kept need not be typed again when the application is handed in.
      ...(idNumber && !designerRules.idNumber(idNumber) ? hiddenId(secret, idNumber) : {}),
      ...(yearsOfWork === undefined
        ? {}
        : { yearsOfWork: /^\d{1,2}$/.test(yearsOfWork) ? Number(yearsOfWork) : null }),
    };
    if (employer?.isGood) data.employerName = employer.name;
    // No step of its life: a draft may be kept every few seconds, so there is no log row.
    await work.tx
      .update(designerApplication)
      .set({ data })
      .where(and(eq(designerApplication.applySn, row.applySn), eq(designerApplication.version, row.version)));
    return { applySn: row.applySn, savedAt: work.now.toISOString() };
  };
}

/**
 * Hands in: to the employer where he is certified here, else to the platform.
 * @throws the reason why he may not apply, designerErrors.notNow, and a sentence per field
 */
export function submitApplication(secret: Uint8Array): Action<typeof designerProtocol.submit> {
  return async (work, actor, input) => {
    const row = await openOrBegin(work, actor);
    const action = row.state === 'DRAFT' ? 'submit' : 'resubmit';
    if (row.state !== 'DRAFT' && row.state !== 'REVIEW_REJECTED') {
      throw designerErrors.notNow({ state: row.state });
    }
    const { data, enterpriseId } = await takeData(work, actor, secret, input, row.data);
    const moved = await applicationLife.advance(work, row, action, {
      ...stepBy('applicant', actor),
      to: enterpriseId === null ? 'PENDING_PLATFORM' : 'PENDING_ENTERPRISE',
      set: {
        data,
        enterpriseId,
        submissions: row.submissions + 1,
      },
    });
    if (enterpriseId !== null) await tellEmployer(work, enterpriseId, moved);
    return { applySn: moved.applySn, state: moved.state };
  };
}

/** @throws designerErrors.notFound for somebody else's, notNow */
export const withdrawApplication: Acts['withdraw'] = async (work, actor, { applySn }) => {
  const row = await lockApplication(work, applySn);
  if (row.memberId !== actor.memberId) throw designerErrors.notFound();
  await applicationLife.advance(work, row, 'withdraw', stepBy('applicant', actor));
};

/** The open application, else a new draft that begins with what he wrote last time. */
async function openOrBegin(work: Work, actor: Member): Promise<ApplicationRow> {
  const open = await openApplicationOf(work, actor.memberId);
  if (open) return open;
  const why = await whyNotApply(work, actor);
  if (why) throw why;
  const last = await newestApplicationOf(work, actor.memberId);
  return applicationLife.begin(
    work,
    'begin',
    {
      applySn: await nextDocumentNumber(work, 'DA'),
      memberId: actor.memberId,
      data: last?.data ?? EMPTY,
    },
    stepBy('applicant', actor),
  );
}

const hiddenId = (secret: Uint8Array, idNumber: string) => ({
  idNumber: hideText(secret, DESIGNER_ID, idNumber.toUpperCase()),
  idMasked: maskIdNumber(idNumber.toUpperCase()),
});

/** Papers that stood in the application before stay; new ones must be the applicant's own. */
async function requirePapers(
  work: Work,
  actor: Member,
  earlier: DesignerData,
  input: Pick<DesignerDraft, 'certificateFileIds' | 'workProofFileIds'>,
): Promise<void> {
  const known = [...earlier.certificateFileIds, ...earlier.workProofFileIds];
  const given = [...(input.certificateFileIds ?? []), ...(input.workProofFileIds ?? [])];
  await requireFiles(
    work,
    actor.memberId,
    given.filter((fileId) => !known.includes(fileId)),
    { kinds: 'certificates' },
  );
}

async function takeData(
  work: Work,
  actor: Member,
  secret: Uint8Array,
  input: DesignerInput,
  earlier: DesignerData,
): Promise<{ data: DesignerData; enterpriseId: number | null }> {
  if (!input.isDeclared) throw designerErrors.declarationMissing({ name: 'isDeclared' });
  if (!input.idNumber && !earlier.idNumber) throw designerErrors.idNumberMissing({ name: 'idNumber' });
  if (input.certificateFileIds.length === 0) {
    throw designerErrors.certificateMissing({ name: 'certificateFileIds' });
  }
  if (input.employment !== 'freelance' && input.workProofFileIds.length === 0) {
    throw designerErrors.proofMissing({ name: 'workProofFileIds' });
  }
  await requirePapers(work, actor, earlier, input);
  const employer = await takeEmployer(work, actor, input);
  if (input.mobile !== earlier.provenMobile) {
    if (!input.smsCode) throw designerErrors.codeMissing({ name: 'smsCode' });
    await checkSmsCodeOf(work, input.mobile, input.smsCode, 'authen');
  }
  return {
    enterpriseId: employer.enterpriseId,
    data: {
      realName: input.realName,
      ...(input.idNumber
        ? hiddenId(secret, input.idNumber)
        : { idNumber: earlier.idNumber, idMasked: earlier.idMasked }),
      mobile: input.mobile,
      provenMobile: input.mobile,
      employment: input.employment,
      enterpriseId: employer.enterpriseId,
      employerName: employer.employerName,
      employerUscc: employer.employerUscc,
      department: input.department,
      jobTitle: input.jobTitle,
      yearsOfWork: input.yearsOfWork,
      fields: [...new Set(input.fields)],
      products: input.products,
      certificateFileIds: input.certificateFileIds,
      workProofFileIds: input.workProofFileIds,
    },
  };
}

interface Employer {
  enterpriseId: number | null;
  employerName: string;
  employerUscc: string;
}

/** An employee can name nobody but his own enterprise. */
async function takeEmployer(
  work: Work,
  actor: Member,
  { employment, enterpriseId, employerName, employerUscc }: DesignerInput,
): Promise<Employer> {
  if (actor.sub && (employment !== 'certified' || enterpriseId !== actor.enterpriseId)) {
    throw designerErrors.onlyOwnEnterprise({ name: 'enterpriseId' });
  }
  if (employment === 'freelance') return { enterpriseId: null, employerName: '', employerUscc: '' };
  if (employment === 'certified') {
    const found = enterpriseId === undefined ? undefined : await findEnterprise(work, enterpriseId);
    if (!found?.isGood) throw designerErrors.employerUnknown({ name: 'enterpriseId' });
    return { enterpriseId: found.enterpriseId, employerName: found.name, employerUscc: found.uscc };
  }
  for (const [name, value] of Object.entries({ employerName, employerUscc })) {
    const wrong = designerRules[name as 'employerName' | 'employerUscc'](value);
    if (wrong) throw new Refusal(State.refused, wrong, { name });
  }
  return { enterpriseId: null, employerName, employerUscc: employerUscc.toUpperCase() };
}
