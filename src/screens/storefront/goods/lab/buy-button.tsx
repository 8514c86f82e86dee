// Buys a service or a package at once: a visitor logs in where he is, then its window opens.
import { type ReactNode, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { openLogin } from '#mall/login/parts/session.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { boughtWords } from '#mall/testing/parts/bought/bought-words.ts';

export function BuyButton({ children }: { children: (close: () => void) => ReactNode }) {
  const say = useWords(boughtWords);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" variant="buy" onClick={() => openLogin(() => setOpen(true))}>
        {say.buy}
      </Button>
      {isOpen && may('service.submit') ? children(() => setOpen(false)) : null}
    </>
  );
}
