// What a phone opens from a login form's QR code: the login there is approved or refused.
import { useSearchParams } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { QrApproval } from '#mall/login/parts/qr-approval.tsx';
import { qrWords } from '#mall/login/parts/qr-words.ts';
import { titled } from '../seo.ts';

export const meta = titled(qrWords.approveTitle);

export default function QrApprovePage() {
  const say = useWords(qrWords);
  const [query] = useSearchParams();
  return (
    <EntranceCard title={say.title}>
      <QrApproval scanKey={query.get('k')} />
    </EntranceCard>
  );
}
