// The search history keeps what was searched for, once each, newest first.
import { describe, expect, it } from 'vitest';
import { parseSearchHistory, withSearched } from './search-history.ts';

describe('search history', () => {
  it('puts the newest in front and keeps each text once', () => {
    expect(withSearched(['lm358', '0603 10k'], ' LM358 ')).toEqual(['LM358', '0603 10k']);
    expect(withSearched(['a'], '   ')).toEqual(['a']);
    expect(withSearched([], 'a   b')).toEqual(['a b']);
  });

  it('keeps ten', () => {
    const ten = Array.from({ length: 10 }, (_, n) => String(n));
    expect(withSearched(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)]);
  });

  it.each([[null], ['{'], ['{}'], ['[1,null,""," "]']])('%s is no history', (kept) => {
    expect(parseSearchHistory(kept)).toEqual([]);
  });
});
