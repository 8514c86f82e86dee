// The laboratory's packages, and how the head puts one together.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { packageList } from '#mall/lab-price/package-list.ts';
import { PackageForm } from '#mall/lab-price/parts/package-form.tsx';
import { priceWords } from '#mall/lab-price/parts/price-words.ts';
import { useLabMay } from '#mall/login/parts/use-may.ts';

export const packages = dressed(packageList, { head: Begin, none: Begin });

function Begin() {
  const say = useWords(priceWords);
  const navigate = useNavigate();
  const may = useLabMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lab.charge')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.addPackage}
      </Button>
      {isOpen ? (
        <PackageForm
          onClose={() => setOpen(false)}
          onDone={(packageId) => void navigate(`/lab/package/detail?packageId=${packageId}`)}
        />
      ) : null}
    </>
  );
}
