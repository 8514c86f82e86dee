// What could stand in for a part, with what it would cost.
import type { Actions } from '#kit/http/server/serve.ts';
import type { Text } from '#kit/words/text.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { findReplacements } from '#mall/replacement/server/replacement.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { bestOffer } from '../choose-offer.ts';
import { offerView, showParts } from './line-view.ts';

type Acts = Actions<typeof bomProtocol>;

const SHOWN = 12; // chosen
const SHOWN_REASONS = 4; // chosen

/** The best grade first; an unknown part has none. */
export const listAlternates: Acts['alternates'] = async (work, _actor, { partId, need }) => {
  const found = (await findReplacements(work, [partId], { most: SHOWN })).get(partId) ?? [];
  const ids = found.map((one) => one.partId);
  const [parts, offers] = await Promise.all([showParts(work, ids), findOffers(work, ids)]);
  const { language } = work;
  const said = (text: Text) => text[language];
  return {
    list: found.flatMap(({ partId: by, grade, evidence, reasons }) => {
      const part = parts.get(by);
      if (!part) return [];
      const best = bestOffer(offers.get(by) ?? [], need);
      const differing = reasons.filter(({ verdict }) => verdict !== 'met' && verdict !== 'better');
      return [
        {
          ...part,
          grade,
          evidence,
          reasons: differing
            .slice(0, SHOWN_REASONS)
            .map((one) => `${said(one.name)}: ${said(one.of) || '—'} → ${said(one.by) || '—'}`),
          offer: best ? offerView(best.offer, need, language) : null,
        },
      ];
    }),
  };
};
