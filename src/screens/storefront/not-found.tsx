// The page for an address that names nothing: status 404, a search box and the ways out.
import { data, type MetaFunction } from 'react-router';
import { MissingPage } from './frame/broken-page.tsx';
import { hiddenMeta } from './seo.ts';

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = (args) => hiddenMeta(args, '404');

export default MissingPage;
