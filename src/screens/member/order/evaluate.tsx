// Evaluating what was received with one order.
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { EvaluationTask } from '#mall/evaluation/evaluation.protocol.ts';
import { evaluationList } from '#mall/evaluation/evaluation-list.ts';
import { EvaluationForm } from '#mall/evaluation/parts/evaluation-form.tsx';
import { evaluationFormWords } from '#mall/evaluation/parts/evaluation-form-words.ts';
import { titled } from '../../storefront/seo.ts';
import { memberWords } from '../member-words.ts';

export const meta = titled(evaluationFormWords.title);

/** The lines of the order that are still to be evaluated, all of them. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<EvaluationTask[]> {
  const orderSn = new URL(request.url).searchParams.get('orderSn');
  if (!orderSn) return [];
  const tasks: EvaluationTask[] = [];
  for (let current = 1; ; current += 1) {
    const page = await call(evaluationList.list, { tab: 'todo', orderSn, current, pageSize: 50 });
    tasks.push(...page.list);
    if (page.list.length === 0 || tasks.length >= page.pagination.total) return tasks;
  }
}

export default function EvaluateScreen() {
  const tasks = useLoaderData<EvaluationTask[]>();
  const say = useWords(evaluationFormWords);
  const sayMember = useWords(memberWords);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const orderSn = query.get('orderSn') ?? '';
  return (
    <div className="flex flex-col gap-3 md:pb-4">
      <h1 className="flex flex-wrap items-baseline gap-x-4 text-20 font-semibold">
        {say.title}
        {orderSn ? (
          <Link
            to={`/member/order/detail?orderSn=${orderSn}`}
            className="num text-13 font-normal text-brand hover:underline"
          >
            {orderSn}
          </Link>
        ) : null}
      </h1>
      {tasks.length === 0 ? (
        <NothingNamed title={sayMember.noTodo} to="/member/order/evaluation" label={sayMember.evaluation} />
      ) : (
        <EvaluationForm
          orderSn={orderSn}
          tasks={tasks}
          onSubmitted={() => {
            toast.show({ text: say.submitted });
            void navigate('/member/order/evaluation?tab=done', { replace: true });
          }}
        />
      )}
    </div>
  );
}

export const HydrateFallback = waitingPage('h-7 w-40', 'h-64', 'h-32');

export { ErrorBoundary } from '../member-failed.tsx';
