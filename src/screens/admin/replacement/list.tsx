// The replacement pairs that members have suggested and what is published, and the way to each.
import { pairList } from '#mall/replacement/pair-list.ts';
import { reviewed } from '../reviewed.tsx';

export const pairs = reviewed(pairList, 'SUBMITTED', 'PENDING_REVIEW');
