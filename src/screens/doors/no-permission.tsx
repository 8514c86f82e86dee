// What an employee reads at a door that is closed to him: which permission is missing, whom to ask, and what he may do.
import { Lock } from 'lucide-react';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { MyPermissions } from '#mall/company/parts/my-permissions.tsx';
import { readMember, useSession } from '#mall/login/parts/session.ts';
import { PERMISSION_POINTS, type PermissionPoint } from '#mall/member/permission-points.ts';

const doorWords = words({
  title: { zh: '没有权限', en: 'Not permitted' },
  lacks: {
    zh: (point: string) => `打开此页面需要“${point}”权限，您的账号没有此权限。`,
    en: (point: string) => `This page needs the permission “${point}”, which your account lacks.`,
  },
  ask: {
    zh: (who: string) => `请联系企业管理员 ${who} 开通。`,
    en: (who: string) => `Please ask your administrator ${who}.`,
  },
  again: { zh: '已开通，重新检查', en: 'I have it now, check again' },
});

export function NoPermission({ point }: { point: PermissionPoint }) {
  const say = useWords(doorWords);
  const language = useLanguage();
  const { member } = useSession();
  const { busy, run } = useAct();
  return (
    <div className="mx-auto w-full max-w-320 pb-4">
      <div className="flex flex-col items-center rounded-card border border-line bg-surface px-4 py-10 text-center">
        <Lock size={40} strokeWidth={1.25} aria-hidden="true" className="text-muted" />
        <h1 className="mt-2 text-16 font-semibold">{say.title}</h1>
        <p className="mt-1 max-w-md text-13 text-secondary">
          {say.lacks(PERMISSION_POINTS[point][language])}
        </p>
        {member?.administrator ? (
          <p className="mt-1 max-w-md text-13 text-secondary">{say.ask(member.administrator)}</p>
        ) : null}
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button variant="primary" to="/member/index">
            {say.memberCentre}
          </Button>
          <Button busy={busy} onClick={() => void run(() => readMember())}>
            {say.again}
          </Button>
        </div>
      </div>
      {member?.permissions ? <MyPermissions member={member} className="mt-3" /> : null}
    </div>
  );
}
