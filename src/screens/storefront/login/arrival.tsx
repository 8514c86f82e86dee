// Where an enterprise's provider leads a browser back to.
import { useWords } from '#kit/words/use-words.ts';
import { EnterpriseArrival } from '#mall/enterprise-login/parts/enterprise-arrival.tsx';
import { enterpriseLoginWords } from '#mall/enterprise-login/parts/enterprise-login-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { titled } from '../seo.ts';

export const meta = titled(enterpriseLoginWords.title);

export default function ArrivalPage() {
  const say = useWords(enterpriseLoginWords);
  return (
    <EntranceCard title={say.title}>
      <EnterpriseArrival />
    </EntranceCard>
  );
}
