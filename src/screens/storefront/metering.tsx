// The form that commissions calibrations and verifications.
import type { MetaFunction } from 'react-router';
import { speak } from '#kit/words/speak.ts';
import { entrustWords } from '#mall/testing/parts/entrust-words.ts';
import { EntrustPage } from './entrust-page.tsx';
import { pageMeta, siteOf } from './seo.ts';

export const meta: MetaFunction = (args) => {
  const say = speak(entrustWords, siteOf(args.matches).language);
  return pageMeta(args, { title: say.metering, description: say.meteringText, path: '/metering' });
};

export default function MeteringScreen() {
  return <EntrustPage kind="METERING" />;
}
