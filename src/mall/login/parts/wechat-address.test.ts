// What WeChat adds to an address is recognised, taken off, and never taken for somebody else's.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wayBack } from './way-back.ts';
import { weChatArrival } from './wechat-address.ts';
import { rememberTrip, takeTrip } from './wechat-state.ts';

describe('an address that WeChat leads back to', () => {
  it.each([
    ['/index?code=c&state=wx_1', { code: 'c', state: 'wx_1', here: '/index' }],
    [
      '/goods/list?keyword=a%20b&code=c&state=wx_1',
      { code: 'c', state: 'wx_1', here: '/goods/list?keyword=a+b' },
    ],
    [
      '/login?redirectUrl=%2Fa%3Fb%3D1&state=wx_1',
      { code: null, state: 'wx_1', here: '/login?redirectUrl=%2Fa%3Fb%3D1' },
    ],
  ])('%s', (address, arrival) => {
    expect(weChatArrival(address)).toEqual(arrival);
  });

  it.each([
    '/index',
    '/agreement?code=register',
    '/bindMobile?code=key',
    '/any?code=c&state=theirs',
    '//x?state=y',
  ])('%s is none', (address) => {
    expect(weChatArrival(address)).toBeUndefined();
  });

  it('leaves nothing of it in the way back through a door', () => {
    expect(wayBack('/member/order/list?tab=10&code=c&state=wx_1#top')).toBe('/member/order/list?tab=10#top');
    expect(wayBack('/bindMobile?code=key')).toBe('/index');
  });
});

describe('a trip to WeChat', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('is known by its state, once', () => {
    const state = rememberTrip({ purpose: 'bind', ticket: 't' });
    expect(state).toMatch(/^wx_[0-9a-f]{32}$/);
    expect(takeTrip(state)).toMatchObject({ purpose: 'bind', ticket: 't' });
    expect(takeTrip(state)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('of another browser, or one whose storage was emptied, is none; what is tried there uses nothing up here', () => {
    const state = rememberTrip({ purpose: 'login' });
    const here = kept;
    kept = new Map();
    expect(takeTrip(state)).toBeUndefined();
    rememberTrip({ purpose: 'bind', ticket: 'theirs' });
    expect(takeTrip(state)).toBeUndefined();
    expect(takeTrip('wx_')).toBeUndefined();
    kept = here;
    expect(takeTrip(state)).toMatchObject({ purpose: 'login' });
  });

  it('is forgotten after ten minutes, and when there were five since', () => {
    const [first, second] = [rememberTrip({ purpose: 'login' }), rememberTrip({ purpose: 'login' })];
    for (let n = 0; n < 4; n++) rememberTrip({ purpose: 'login' });
    expect(takeTrip(first)).toBeUndefined();
    vi.advanceTimersByTime(600_000);
    expect(takeTrip(second)).toBeUndefined();
  });

  it.each(['{not json', 'null', '7', '[null, 7, {"state":"wx_x"}]', '{"at":1}'])(
    'survives damaged storage: %s',
    (text) => {
      kept.set('weChatStates', text);
      expect(takeTrip('wx_x')).toBeUndefined();
      const state = rememberTrip({ purpose: 'login' });
      expect(takeTrip(state)).toMatchObject({ purpose: 'login' });
    },
  );
});
