// Which conditions the platform asks for before somebody may inquire: all of them until it has chosen (domain 3.3 conditionCheck).
import { z } from 'zod';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { findSetting, replaceSetting } from '#mall/setting/server/setting.ts';
import type { inquiryProtocol } from '../../inquiry.protocol.ts';
import { CONDITION_CODES, CONDITIONS, type ConditionCode } from '../../inquiry-conditions.ts';

type Acts = Actions<typeof inquiryProtocol>;

const NAME = 'inquiry_conditions';
const Kept = z.array(z.enum(CONDITION_CODES));

export async function findAskedConditions(work: Work): Promise<readonly ConditionCode[]> {
  const kept = Kept.safeParse(await findSetting(work, NAME));
  return kept.success ? kept.data : CONDITION_CODES;
}

type Choice = ReplyOf<typeof inquiryProtocol.adminConditions>;

export async function listConditions(work: Work): Promise<Choice> {
  const asked = await findAskedConditions(work);
  return {
    conditions: CONDITION_CODES.map((code) => ({
      code,
      description: CONDITIONS[code][work.language],
      isAsked: bit(asked.includes(code)),
    })),
  };
}

/** Holds from the next inquiry on. */
export const chooseConditions: Acts['chooseConditions'] = async (work, _operator, { codes }) => {
  await replaceSetting(
    work,
    NAME,
    CONDITION_CODES.filter((code) => codes.includes(code)),
  );
  return listConditions(work);
};
