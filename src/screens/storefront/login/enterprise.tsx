// Enterprise login: an employee says where he works, and is led to his enterprise's own login (with `code`: from its address).
import { Link } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { EnterpriseForm } from '#mall/enterprise-login/parts/enterprise-form.tsx';
import { enterpriseLoginWords } from '#mall/enterprise-login/parts/enterprise-login-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { useGuestsOnly } from '#mall/login/parts/use-guests-only.ts';
import { withWayBack } from '#mall/login/parts/way-back.ts';
import { titled } from '../seo.ts';

export const meta = titled(enterpriseLoginWords.title);

export default function EnterpriseLoginPage() {
  const say = useWords(enterpriseLoginWords);
  const target = useGuestsOnly();
  return (
    <EntranceCard title={say.title}>
      <EnterpriseForm target={target} />
      <p className="mt-4 text-13">
        <Link to={withWayBack('/login', target)} className="text-brand hover:underline">
          {say.otherWay}
        </Link>
      </p>
    </EntranceCard>
  );
}
