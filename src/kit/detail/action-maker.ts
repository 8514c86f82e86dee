// Makes actions whose words follow one convention, so that each is declared in a line: who says what, and what it does.
import type { DetailAction } from './detail-actions.tsx';

type Tone = DetailAction['tone'];
type Window = NonNullable<DetailAction['window']>;

/**
 * `say.agree` stands on the button, `say.agreeTitle` and `say.agreeText` in the window that asks, `say.done` in the notice.
 * @param say the spoken words; a title that takes something is given with `more`
 */
export function actionMaker<W extends { done: string }>(say: W) {
  type Name = keyof W & string;
  const text = (key: string): string | undefined => {
    const found = (say as Record<string, unknown>)[key];
    return typeof found === 'string' ? found : undefined;
  };
  const of = (name: Name, tone: Tone): DetailAction => ({
    label: text(name) ?? '',
    title: text(`${name}Title`),
    text: text(`${name}Text`),
    tone,
    done: say.done,
  });
  return {
    /** Asked once. */
    sure: (
      name: Name,
      tone: Tone,
      run: () => Promise<unknown>,
      more?: Partial<DetailAction>,
    ): DetailAction => ({
      ...of(name, tone),
      ask: 'sure',
      run,
      ...more,
    }),
    /** With what somebody else will read. */
    because: (
      name: Name,
      tone: Tone,
      run: (reason: string) => Promise<unknown>,
      more?: Partial<DetailAction>,
    ): DetailAction => ({ ...of(name, tone), ask: 'reason', run: ({ reason }) => run(reason), ...more }),
    /** In a window of its own. */
    opens: (name: Name, tone: Tone, window: Window): DetailAction => ({
      ...of(name, tone),
      ask: 'window',
      window,
    }),
  };
}
