// The member's commissions, and how another one is begun.
import { useEffect } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { watchForMember } from '#mall/testing/parts/entrust-drafts.ts';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { ownServiceList } from '#mall/testing/service-lists.ts';

export const services = dressed(ownServiceList, { head: () => <Begin />, none: Begin });

function Begin() {
  const say = useWords(serviceWords);
  const may = useMay();
  useEffect(watchForMember, []);
  if (!may('service.submit')) return null;
  return (
    <>
      <Button to="/metering">{say.newMetering}</Button>
      <Button variant="primary" to="/entrust">
        {say.newForm}
      </Button>
    </>
  );
}
