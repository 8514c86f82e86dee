// Part numbers out of what is typed or pasted.
import { expect, it } from 'vitest';
import { LONGEST_NUMBER, splitNumbers } from './part-numbers.ts';

it.each<[string, string[]]>([
  ['LM358', ['LM358']],
  [' LM358 ', ['LM358']],
  ['LM358\nLM324\r\n\r\nNE555', ['LM358', 'LM324', 'NE555']],
  ['LM358;LM324；NE555', ['LM358', 'LM324', 'NE555']],
  ['LM358, LM324，NE555、TL072', ['LM358', 'LM324', 'NE555', 'TL072']],
  ['BAS16,215', ['BAS16,215']],
  ['BAS16,215,LM358', ['BAS16,215', 'LM358']],
  ['BAS16,215 ,LM358', ['BAS16,215', 'LM358']],
  ['BAS16,2156', ['BAS16', '2156']],
  ['BAS16,21', ['BAS16', '21']],
  ['LM358\t100\t0.5\nLM324\t5', ['LM358', 'LM324']],
  ['\tLM358', []],
  ['LM358\nlm358\nLm358', ['LM358']],
  ['"LM358"\n\'LM324\'\n""NE555""', ['LM358', 'LM324', 'NE555']],
  ['5" reel', ['5" reel']],
  ['---\n\n , ;', []],
  ['贴片电阻', ['贴片电阻']],
  ['123', ['123']],
  ['', []],
  [`${'x'.repeat(LONGEST_NUMBER + 1)}`, ['x'.repeat(LONGEST_NUMBER)]],
])('%j holds %j', (text, numbers) => {
  expect(splitNumbers(text)).toEqual(numbers);
});
