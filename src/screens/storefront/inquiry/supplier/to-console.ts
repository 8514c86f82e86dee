// The shop's addresses of what a store does lead into its console.
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Keeps the query. */
export const toConsole =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(`${path}${new URL(request.url).search}`);
