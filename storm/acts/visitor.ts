// Visitors without a login: pages, the goods list with its filters, suggestions, goods in full.
import { evaluationProtocol } from '#mall/evaluation/evaluation.protocol.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { anOffer, oneOf, type Turn, type World } from '../world.ts';

const WORDS = [
  'STM32',
  'LDO 3.3V',
  '100nF 0603',
  '10k',
  'SOT-23',
  '国产',
  'MOSFET',
  'AMS1117',
  '电容',
  'ESP32',
];
const PAGES = [
  'index',
  'goods/list',
  'goods/category',
  'brand',
  'store/list',
  'login',
  'quickOrder',
  'cart/index',
];

export function visitorTurns(world: World): Turn {
  const { client, random } = world;
  return () =>
    oneOf(random, [
      [3, () => client.page(random.pick(PAGES))],
      [2, () => client.page(`goods/detail?productId=${anOffer(world).productId}`)],
      [
        4,
        async () => {
          await client.call(searchProtocol.goodsList, {
            keyword: random.pick(WORDS),
            sort: random.between(0, 5) as 0,
          });
        },
      ],
      [
        2,
        async () =>
          void (await client.call(searchProtocol.suggest, { keyword: random.pick(WORDS).slice(0, 3) })),
      ],
      [
        3,
        async () => void (await client.call(goodsProtocol.details, { productId: anOffer(world).productId })),
      ],
      [
        1,
        async () =>
          void (await client.call(evaluationProtocol.goodsList, { goodsId: anOffer(world).goodsId })),
      ],
    ]);
}
