// Places and devices as a login log shows them.
import { describe, expect, it } from 'vitest';
import { deviceOf, placeOf } from './where-from.ts';

describe('the place behind an address', () => {
  it.each([
    ['120.24.78.68', '广东省深圳市', 'Shenzhen, Guangdong, China'],
    ['::ffff:120.24.78.68', '广东省深圳市', 'Shenzhen, Guangdong, China'],
    ['240e:3b7::1', '广东省广州市', 'Guangzhou, Guangdong, China'],
    ['61.135.169.125', '北京市', 'Beijing, China'],
    ['219.76.4.4', '香港', 'Hong Kong, China'],
    ['8.8.8.8', '美国', 'United States'],
    ['127.0.0.1', '内网', 'Local network'],
    ['192.168.3.4', '内网', 'Local network'],
    ['::1', '内网', 'Local network'],
    ['fe80::1', '内网', 'Local network'],
    ['', '未知地点', 'Unknown place'],
    ['nonsense', '未知地点', 'Unknown place'],
  ])('%s is %s, %s', (ip, zh, en) => {
    expect(placeOf(ip).text).toEqual({ zh, en });
  });

  it('is one region for two networks of a province', () => {
    expect(placeOf('120.24.78.68').region).toBe(placeOf('240e:3b7::1').region);
    expect(placeOf('61.135.169.125').region).not.toBe(placeOf('120.24.78.68').region);
  });
});

describe('the device behind a user agent', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome · Windows',
      'desktop',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.44',
      'WeChat · iOS',
      'mobile',
    ],
  ])('%s', (userAgent, zh, kind) => {
    expect(deviceOf(userAgent)).toMatchObject({ text: { zh }, family: zh, kind });
  });

  it.each([
    '',
    'curl/8.0',
    '\u0000',
    '长'.repeat(300),
    '您的账号异常，请致电 400-000-0000/1 x',
    'Your own computer, please approve/1 (x)',
  ])('%j is unknown', (userAgent) => {
    expect(deviceOf(userAgent)).toMatchObject({
      text: { zh: '未知设备', en: 'Unknown device' },
      kind: 'other',
    });
  });
});
