// Carriers are known by code and by name in both languages; their pages get the number and nothing else.
import { describe, expect, it } from 'vitest';
import { CARRIERS, findCarrier, trackingAddress } from './carriers.ts';

describe('carriers', () => {
  it('are twelve, each with its own code, two names and a page of its own', () => {
    expect(CARRIERS).toHaveLength(12);
    const names = CARRIERS.flatMap(({ code, name }) => [...new Set([code, name.zh, name.en])]);
    expect(new Set(names).size).toBe(names.length);
    for (const { tracking } of CARRIERS)
      expect(tracking).toMatch(/^https:\/\/www\.[a-z.-]+\/[^{}]*(\{no\})?$/);
  });

  it.each(CARRIERS)('$code is found by its code and its names', (carrier) => {
    for (const kept of [carrier.code, carrier.code.toLowerCase(), carrier.name.zh, carrier.name.en])
      expect(findCarrier(kept)).toBe(carrier);
  });

  it('are found however the name is spaced, and nobody is guessed', () => {
    expect(findCarrier(' sf  express ')?.code).toBe('SF');
    expect(findCarrier('ＤＨＬ')?.code).toBe('DHL');
    for (const other of ['', '跨越速运', 'SF Expres', '顺丰速运代收'])
      expect(findCarrier(other)).toBeUndefined();
  });

  it('are asked for one number, which cannot become another address', () => {
    const sf = findCarrier('SF')!;
    expect(trackingAddress(sf, ' SF123 ')).toBe(
      'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF123',
    );
    expect(trackingAddress(findCarrier('UPS')!, '1Z&x=/../#?')).toBe(
      'https://www.ups.com/track?tracknum=1Z%26x%3D%2F..%2F%23%3F',
    );
    expect(trackingAddress(sf, '$&')).toContain('/%24%26');
    expect(trackingAddress(findCarrier('YTO')!, 'YT1')).toBe('https://www.yto.net.cn/');
  });
});
