// The laboratory's capabilities, and how the lead begins one or imports a sheet.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { versionList } from '#mall/lab-catalog/capability-list.ts';
import { CapabilityForm } from '#mall/lab-catalog/parts/capability-form.tsx';
import { catalogWords } from '#mall/lab-catalog/parts/catalog-words.ts';
import { versionAt } from '#mall/lab-catalog/parts/version-parts.tsx';
import { useLabMay } from '#mall/login/parts/use-may.ts';

export const capabilities = dressed(versionList, { head: Begin, none: Begin });

function Begin() {
  const say = useWords(catalogWords);
  const navigate = useNavigate();
  const may = useLabMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lab.capability')) return null;
  return (
    <>
      <Button to="/lab/capability/import">{say.import}</Button>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.add}
      </Button>
      {isOpen ? (
        <CapabilityForm
          onClose={() => setOpen(false)}
          onDone={(versionId) => void navigate(versionAt(versionId))}
        />
      ) : null}
    </>
  );
}
