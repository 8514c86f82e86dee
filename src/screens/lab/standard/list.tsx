// The register of standards, and how the lead writes one down.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { catalogWords as W } from '#mall/lab-catalog/parts/catalog-words.ts';
import { STANDARD_FIELDS } from '#mall/lab-catalog/parts/standard-fields.ts';
import { LONGEST_NUMBER, standardProtocol as P } from '#mall/lab-catalog/standard.protocol.ts';
import { standardList } from '#mall/lab-catalog/standard-list.ts';
import { useLabMay } from '#mall/login/parts/use-may.ts';

export const standards = dressed(standardList, { head: Begin, none: Begin });

const FIELDS = {
  number: field.text(W.number, { missing: W.missing, max: LONGEST_NUMBER, spellCheck: false }),
  ...STANDARD_FIELDS,
};

function Begin() {
  const say = useWords(W);
  const navigate = useNavigate();
  const may = useLabMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lab.standard')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.addStandard}
      </Button>
      {isOpen
        ? formWindow(FIELDS, {
            title: say.addStandard,
            async send(said, requestId) {
              const { standardId } = await call(P.begin, { ...said, requestId });
              await navigate(`/lab/standard/detail?standardId=${standardId}`);
            },
          })({ close, through: close })
        : null}
    </>
  );
}
