// What a reader of an agreement sees of the company behind the mall.
import { describe, expect, it } from 'vitest';
import { fillText, leftOpen, type SiteFacts } from './site-facts.ts';

const facts: SiteFacts = { companyName: '甲$&公司', companyAddress: '', serviceTel: '0755-1', court: '' };

describe('the placeholders of an agreement', () => {
  it('are filled wherever they stand, signs and all', () => {
    expect(fillText('{companyName}：{serviceTel}，{companyName}', facts)).toBe('甲$&公司：0755-1，甲$&公司');
  });
  it('are blanks where the platform has said nothing, and other braces stay', () => {
    expect(fillText('{court} {other} {', facts)).toBe('＿＿＿＿ {other} {');
  });
  it('are named once each while they are open', () => {
    expect(leftOpen('{court}{court}{companyName}{companyAddress}', facts)).toEqual([
      'companyAddress',
      'court',
    ]);
    expect(leftOpen('{serviceTel}', facts)).toEqual([]);
  });
});
