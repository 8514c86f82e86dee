// Shares the address of a goods page: by what the device offers, else as a copied link.
import { Share2 } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { detailMoreWords } from './detail-more-words.ts';

export function ShareButton({ title, path }: { title: string; path: string }) {
  const say = useWords(detailMoreWords);
  async function share() {
    const url = new URL(path, window.location.origin).href;
    // Not every browser has it, whatever the types say.
    if (typeof navigator.share === 'function') {
      // Closing the device's sheet without sharing is no fault.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ text: say.linkCopied });
    } catch {
      toast.show({ tone: 'refused', text: say.linkNotCopied });
    }
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Share2 size={16} aria-hidden="true" />}
      onClick={() => void share()}
    >
      {say.share}
    </Button>
  );
}
