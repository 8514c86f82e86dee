// Certificates of products: given up by their holders, suspended and revoked by who decides, looked up by anybody.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { line, Moment, Tone, whole } from '#kit/http/wire.ts';
import { anyone, lab } from '#mall/member/actor.ts';
import { submits } from './authen-doors.ts';
import { SCHEMES } from './authen-terms.ts';
import { CERTIFICATE_STATES, SURVEILLANCE_STATES } from './certificate-process.ts';

const PartyReply = z.object({ name: z.string(), uscc: z.string(), address: z.string() });

/** What is printed on a certificate. */
export const CertificatePaper = z.object({
  certNo: z.string(),
  scheme: z.object({ zh: z.string(), en: z.string() }),
  laboratory: z.object({ zh: z.string(), en: z.string() }),
  ...{ applicant: PartyReply, maker: PartyReply, factory: PartyReply },
  product: z.string(),
  series: z.string(),
  models: z.array(z.string()),
  standards: z.string(),
  issuedOn: z.string(),
  validTo: z.string(),
});
export type CertificatePaper = z.infer<typeof CertificatePaper>;

export const CertificateCard = z.object({
  certId: z.number(),
  certNo: z.string(),
  version: z.number(),
  authenSn: z.string(),
  scheme: z.enum(SCHEMES),
  schemeName: z.string(),
  holder: z.string(),
  product: z.string(),
  issuedOn: z.string(),
  validTo: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  stateName: z.string(),
  tone: Tone,
  reason: z.string(),
  isProposed: z.boolean(),
  nextDueOn: z.string(),
  createTime: Moment,
  allowedActions: z.array(z.enum(['suspend', 'restore', 'revoke', 'giveUp'])),
});
export type CertificateCard = z.infer<typeof CertificateCard>;

export const SurveillanceReply = z.object({
  seq: z.number(),
  dueOn: z.string(),
  state: z.enum(SURVEILLANCE_STATES),
  stateName: z.string(),
  tone: Tone,
  authenSn: z.string(),
});

const certificate = z.object({ certNo: line(40, 1), version: whole(1, 1_000_000) });
const Changed = z.object({
  certNo: z.string(),
  version: z.number(),
  state: z.enum(CERTIFICATE_STATES),
});

const reason = line(1_000, 2);

export const certificateProtocol = {
  ...door('v3/lab/front/authen', submits, {
    giveUp: post({ zh: '注销证书', en: 'Give a certificate up' }, certificate.extend({ reason }), Changed),
  }),
  ...door('v3/lab/front/certificate', anyone, {
    /** By its number, or by its holder's name. */
    query: get(
      { zh: '证书公开查询', en: 'Look a certificate up' },
      z.object({ no: line(40).default(''), holder: line(120).default('') }),
      z.object({
        list: z.array(
          CertificateCard.pick({
            ...{ certNo: true, schemeName: true, holder: true, product: true, issuedOn: true },
            ...{ validTo: true, state: true, stateName: true, tone: true },
          }).extend({
            maker: z.string(),
            factory: z.string(),
            models: z.array(z.string()),
            standards: z.string(),
          }),
        ),
      }),
      { perMinute: 30 },
    ),
    /** For its holder and its laboratory. */
    pdf: get(
      { zh: '证书文件', en: 'The paper of a certificate' },
      z.object({ certNo: line(40, 1) }),
      z.object({ fileName: z.string(), /** PDF, base64. */ bytes: z.string() }),
      { perMinute: 20 },
    ),
  }),
  ...door('v3/lab/desk/authen', lab('lab.authen.decide'), {
    changeCertificate: post(
      { zh: '暂停、恢复或撤销证书', en: 'Suspend, restore or revoke a certificate' },
      certificate.extend({ act: z.enum(['suspend', 'restore', 'revoke']), reason }),
      Changed,
    ),
  }),
};
