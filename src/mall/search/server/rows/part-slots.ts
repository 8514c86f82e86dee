// Gives every part a small number, so that what is known of parts stands in arrays.
import { grown } from './row-collector.ts';

const LEAST = 1_024;

export class PartSlots {
  private ids = new Float64Array(LEAST);
  /** Slots by part id: the slot and one more, or 0; behind a part's place until the next 0. */
  private places = new Uint32Array(LEAST * 2);
  private size = 0;
  private marks = new Uint32Array(LEAST);

  get bytes(): number {
    return this.ids.byteLength + this.places.byteLength + this.marks.byteLength;
  }

  /** A zero for each part, to work with; whoever writes there leaves zeros behind. */
  get desk(): Uint32Array {
    if (this.marks.length < this.size) this.marks = new Uint32Array(this.ids.length);
    return this.marks;
  }

  idOf(slot: number): number {
    return this.ids[slot] ?? 0;
  }

  /** Its own when it was seen before, else the next. */
  slotOf(partId: number): number {
    const { ids } = this;
    const mask = this.places.length - 1;
    let at = placeOf(partId, mask);
    for (; this.places[at] !== 0; at = (at + 1) & mask) {
      const slot = (this.places[at] ?? 0) - 1;
      if (ids[slot] === partId) return slot;
    }
    if (this.size === ids.length) {
      this.grow();
      return this.slotOf(partId);
    }
    const slot = this.size++;
    this.places[at] = slot + 1;
    ids[slot] = partId;
    return slot;
  }

  private grow(): void {
    this.ids = grown(this.ids, this.ids.length * 2);
    this.places = new Uint32Array(this.ids.length * 2);
    const mask = this.places.length - 1;
    for (let slot = 0; slot < this.size; slot++) {
      let at = placeOf(this.idOf(slot), mask);
      while (this.places[at] !== 0) at = (at + 1) & mask;
      this.places[at] = slot + 1;
    }
  }
}

const placeOf = (id: number, mask: number): number => (Math.imul(id % 2 ** 32, 0x9e3779b1) >>> 7) & mask;
