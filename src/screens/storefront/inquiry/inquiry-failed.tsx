// What the screens of inquiries show when they cannot be loaded: why, a retry, the way to the list.
import { Button } from '#kit/ui/button.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';

export function ErrorBoundary() {
  return (
    <div className="page-width py-4">
      <InquiryFailed to="/member/inquiry/myInq" />
    </div>
  );
}

export function InquiryFailed({ to }: { to: string }) {
  const say = useWords(inquiryWords);
  const toList = <Button to={to}>{say.toList}</Button>;
  return <LoadError action={toList} missing={toList} />;
}
