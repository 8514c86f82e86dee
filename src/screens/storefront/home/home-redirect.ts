// The bare address leads to the home page (spec §2).
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Keeps what stands in the query: a language, where somebody comes from. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(`/index${new URL(request.url).search}`, 301);
}
