// How many lines the member's sample cart holds; a guest has none (spec §6).
import { countOfCart } from '#mall/cart/parts/count-of-cart.ts';

export const sampleCartCount = countOfCart('sampleCartCount', async () => {
  const [{ call }, { sampleProtocol }] = await Promise.all([
    import('#kit/browser/call.ts'),
    import('../sample.protocol.ts'),
  ]);
  return (await call(sampleProtocol.cartList, {})).availableSampleCartNum;
});
