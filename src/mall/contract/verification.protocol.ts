// What anybody may ask about signed contracts: the agreement that is signed under, and whether a paper is the signed one.
import { z } from 'zod';
import { get, nothing, post } from '#kit/http/door.ts';
import { Bit, line, Moment } from '#kit/http/wire.ts';
import { PAPER_LANGUAGES } from './contract-terms.ts';

/** Who seals the evidence, and what that is and is not. */
export const Service = z.object({ name: z.string(), isLicensed: Bit, statement: z.string() });

export const VERIFY_RESULTS = ['signed', 'superseded', 'terminated', 'unsigned', 'unknown'] as const;

/** Open to anybody. */
export const verificationCalls = {
  /** What is agreed to before signing: the platform's agreement on electronic signatures, and what the signature is and is not. */
  agreement: get(
    { zh: '电子签约服务协议', en: 'Agreement on electronic signatures' },
    nothing,
    z.object({
      version: z.string(),
      title: z.string(),
      paragraphs: z.array(z.string()),
      service: Service,
      publicKey: z.string(),
    }),
  ),
  /** Whether a PDF, or what a code belongs to, is the signed one. A multipart file under `file`, or a code. Nothing is kept of it. */
  verify: post(
    { zh: '验证合同', en: 'Verify a contract' },
    z.object({
      file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
      code: line(40).default(''),
    }),
    z.object({
      result: z.enum(VERIFY_RESULTS),
      /** SHA-256 of the bytes handed in; null for a code. */
      pdfHash: z.string().nullable(),
      /** In words, what that means. */
      statement: z.string(),
      /** What is known of the contract; null where the paper is unknown. Names only: no lines, no prices. */
      contract: z
        .object({
          contractSn: z.string(),
          versionNo: z.number(),
          contentHash: z.string(),
          paperHash: z.string(),
          language: z.enum(PAPER_LANGUAGES),
          title: z.string(),
          stateName: z.string(),
          isEvidenceWhole: Bit,
          signatures: z.array(
            z.object({ partyName: z.string(), signerName: z.string(), time: Moment, hash: z.string() }),
          ),
        })
        .nullable(),
    }),
    { apart: true, perMinute: 20 },
  ),
};
