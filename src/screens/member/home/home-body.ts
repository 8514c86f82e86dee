// What the member centre's first page shows below its greeting, in one piece: few files come when the page stands.
export { askOrders, LatestOrders, OrderCounts } from './home-orders.tsx';
export { HomeWork } from './home-work.tsx';
