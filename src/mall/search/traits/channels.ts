// How many channels a part has, however its maker says so: as a number, as a word, as 8 to 1.

/** The token of a part with so many channels. */
export const channelsToken = (n: number): string => `~ch${n}`;

const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bsingle.channel|单(?:通道|路)/i, 1],
  [/\bdual.channel|\bdual\b|双(?:通道|路|运放)/i, 2],
  [/\bfour channels|\bquad\b|四(?:通道|路)/i, 4],
  [/\bhex\b|六(?:通道|路)/i, 6],
  [/\bseven channels/i, 7],
  [/\beight channels|\boctal\b|八(?:通道|路)/i, 8],
];
const COUNTED =
  /(?:^| · )(?:channels|channel_count|x_speaker_channels|x_number_of_channels) (\d{1,3})(?![\d/.])/gi;
const TITLED = /(?:^|\s)(\d{1,2}) ?(?:通道|路)(?!输出)/g;
const ONE_OF = /(?<![\d.])(\d{1,2})(?: 选 1|:1)(?!\d)/g;

/** @param text of the part, each parameter as `key text` */
export function channelTokens({ kind, text }: { kind: string; text: string }): string[] {
  const counts = new Set<number>();
  for (const [, n] of text.matchAll(COUNTED)) counts.add(Number(n));
  for (const [, n] of text.matchAll(TITLED)) counts.add(Number(n));
  if (/模拟开关|analog switch/i.test(kind)) for (const [, n] of text.matchAll(ONE_OF)) counts.add(Number(n));
  if (counts.size === 0) for (const [said, n] of IN_WORDS) if (said.test(text)) counts.add(n);
  return [...counts].map(channelsToken);
}
