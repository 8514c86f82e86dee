// The notices 须知 of the mall (domain-operate §5): each is kept beside the agreements under a code of its own.

/** In the order in which they are offered; the first is shown where none is asked for. */
export const NOTICE_TYPES = [
  'ordering',
  'sample',
  'inquiry',
  'invoice',
  'aftersale',
  'testing',
  'quality',
] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

const PREFIX = 'notice-';

export const noticeCode = (type: string): string => `${PREFIX}${type}`;
/** Whether the code is a notice's and no agreement's. */
export const isNotice = (code: string): boolean => code.startsWith(PREFIX);
/** The type of a notice's code. */
export const noticeType = (code: string): string => code.slice(PREFIX.length);
