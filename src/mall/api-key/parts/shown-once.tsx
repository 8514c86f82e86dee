// A secret that is shown this once: to be copied now, then put away.
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';

/** @param props.kept what the button says that puts it away */
export function ShownOnce(props: {
  title: string;
  text: string;
  secret: string;
  kept: string;
  onKept: () => void;
}) {
  const { title, text, secret, kept, onKept } = props;
  return (
    <Card title={title}>
      <p className="text-13 text-secondary">{text}</p>
      <p className="mt-3 flex items-start gap-2 rounded-card border border-line bg-page px-4 py-3">
        <code className="num min-w-0 flex-1 text-14 wrap-anywhere">{secret}</code>
        <CopyButton text={secret} />
      </p>
      <Button className="mt-3" onClick={onKept}>
        {kept}
      </Button>
    </Card>
  );
}
