// One line that leads to the notice which somebody should read before he goes on.
import { Link } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import type { NoticeType } from '../notice-types.ts';

const noticeWords = words({
  ordering: { zh: '下单须知', en: 'How to order' },
  sample: { zh: '样品须知', en: 'Notice on samples' },
  inquiry: { zh: '询价须知', en: 'Notice on inquiries' },
});

/** Opens beside the page, so that nothing typed is lost. */
export function NoticeLink({ type }: { type: NoticeType & keyof typeof noticeWords }) {
  const say = useWords(noticeWords);
  return (
    <Link
      to={`/notice?type=${type}`}
      target="_blank"
      className="text-13 whitespace-nowrap text-brand underline"
    >
      {say[type]}
    </Link>
  );
}
