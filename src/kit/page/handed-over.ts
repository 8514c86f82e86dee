// What a loader hands over to the browser as one text: large data are packed and read many times faster so than value by value.

/** Plain data (what JSON can say) on their way from a loader to its page. */
export interface HandedOver<T> {
  json: string;
  /** Only for the compiler. */
  of?: T;
}

const values = new WeakMap<object, unknown>();
const parcels = new WeakMap<object, HandedOver<unknown>>();

/** For the reply of a loader; the same data give the same parcel. */
export function handOver<T extends object>(value: T): HandedOver<T> {
  const parcel = parcels.get(value) ?? { json: JSON.stringify(value) };
  parcels.set(value, parcel);
  values.set(parcel, value);
  return parcel as HandedOver<T>;
}

/** The data again: the very same on the server, and one and the same object in the browser. */
export function taken<T>(parcel: HandedOver<T>): T {
  if (!values.has(parcel)) values.set(parcel, JSON.parse(parcel.json));
  return values.get(parcel) as T;
}
