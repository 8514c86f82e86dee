// What the room of a laboratory's prices serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { labPriceProtocol } from '../lab-price.protocol.ts';
import { beginPackage, changeOne, endOne, packageDetail, packageListRoutes } from './keep-packages.ts';
import { priceDetail, priceListRoutes } from './show-prices.ts';
import { previewPrices, takePrices } from './take-prices.ts';
import { dropPrice, publishPrice, writePrice } from './write-price.ts';

export const labPriceRoutes = (): Route[] => [
  ...priceListRoutes,
  ...packageListRoutes,
  ...serveAll(labPriceProtocol, {
    detail: priceDetail,
    write: writePrice,
    publish: publishPrice,
    drop: dropPrice,
    preview: previewPrices,
    take: takePrices,
    packageDetail,
    beginPackage,
    changePackage: changeOne,
    endPackage: endOne,
  }),
];
