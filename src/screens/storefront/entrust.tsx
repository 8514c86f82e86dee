// The form that commissions tests.
import type { MetaFunction } from 'react-router';
import { speak } from '#kit/words/speak.ts';
import { entrustWords } from '#mall/testing/parts/entrust-words.ts';
import { EntrustPage } from './entrust-page.tsx';
import { pageMeta, siteOf } from './seo.ts';

export const meta: MetaFunction = (args) => {
  const say = speak(entrustWords, siteOf(args.matches).language);
  return pageMeta(args, { title: say.entrust, description: say.entrustText, path: '/entrust' });
};

export default function EntrustScreen() {
  return <EntrustPage kind="INSPECTION" />;
}
