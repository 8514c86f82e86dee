// Screens of the area storefront: URL, file, who may enter.
import { type Screen, screen } from '../screen.ts';

export const storefrontScreens: readonly Screen[] = [
  screen('/', 'storefront/home-redirect.ts'),
  screen('/index', 'storefront/index.tsx'),
  screen('/goods/category', 'storefront/goods/category.tsx'),
  screen('/goods/list', 'storefront/goods/list.tsx'),
  screen('/goods/new', 'storefront/goods/new.tsx'),
  screen('/goods/detail', 'storefront/goods/detail.tsx'),
  screen('/goods/detail1', 'storefront/goods/detail.tsx'),
  screen('/goods/details', 'storefront/goods/detail.tsx'),
  screen('/brand', 'storefront/brand.tsx'),
  screen('/store/list', 'storefront/store/list.tsx'),
  screen('/store/list_old', 'storefront/store/list.tsx'),
  screen('/store/index', 'storefront/store/index.tsx'),
  screen('/store/goods', 'storefront/store/goods.tsx'),
  screen('/store/product', 'storefront/store/goods.tsx'),
  screen('/agreement', 'storefront/agreement.tsx'),
  screen('/login', 'storefront/login.tsx'),
  screen('/register', 'storefront/register.tsx'),
  screen('/cart/index', 'storefront/cart/index.tsx'),
  screen('/buy/confirm', 'storefront/buy/confirm.tsx', 'member'),
  screen('/buy/pay', 'storefront/buy/pay.tsx', 'member'),
];
