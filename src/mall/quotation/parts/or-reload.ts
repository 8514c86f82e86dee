// A step that the server refuses: somebody else may have been faster, so the page reads again what is true.
import { CallError } from '#kit/browser/call.ts';
import { toast } from '#kit/ui/toast.ts';

/**
 * The outcome of a step as it is; a refusal is passed on for the window to show, with the page read anew behind it.
 * Nothing is read where the mall could not be reached.
 * @param options.says also beside the window: it may go away with what is read anew
 */
export async function orReload<T>(
  sent: Promise<T>,
  revalidate: () => Promise<void>,
  { says = false }: { says?: boolean } = {},
): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof CallError && error.state !== 0) {
      if (says) toast.show({ tone: 'refused', text: error.message });
      void revalidate();
    }
    throw error;
  }
}
