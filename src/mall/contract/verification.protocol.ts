// What anybody may ask without a login: the agreement that is signed under, whether a paper is the signed one, and how an order's chain of evidence stands.
import { z } from 'zod';
import { get, nothing, post } from '#kit/http/door.ts';
import { Bit, line, Moment } from '#kit/http/wire.ts';
import { ChainLink } from '#mall/order/order-detail.protocol.ts';
import { PAPER_LANGUAGES } from './contract-terms.ts';

/** Who seals the evidence, and what that is and is not. */
export const Service = z.object({ name: z.string(), isLicensed: Bit, statement: z.string() });

/** `linked`, `broken`: an order, by its number and code, or the file of an invoice; its chain is whole, or is not. */
export const VERIFY_RESULTS = [
  ...(['signed', 'superseded', 'terminated', 'unsigned', 'unknown'] as const),
  ...(['linked', 'broken'] as const),
] as const;

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
  /** Whether a PDF, or what a code belongs to, is the signed one. A multipart file under `file`, or a code, with the number of an order that it is of. Nothing is kept of it. */
  verify: post(
    { zh: '验证合同与订单', en: 'Verify a contract or an order' },
    z.object({
      file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
      code: line(40).default(''),
      orderSn: line(40).default(''),
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
      /** Of the contract's orders, or the order asked about: what follows what. Numbers and dates only. */
      chains: z.array(z.object({ orderSn: z.string(), links: z.array(ChainLink) })),
    }),
    { apart: true, perMinute: 20 },
  ),
};
