import { isActive } from '../../../src/config/settings/active-address';
import { placeOf, type Place, Unknown } from './unknown';

/** An object of a configuration, with typed access to what is known of it. */
export class Values {
  constructor(readonly raw: Readonly<Record<string, unknown>>) {}

  /** The object if the value is one, else an empty one. */
  static of(value: unknown): Values {
    const isObject = typeof value === 'object' && value !== null && !(value instanceof Unknown);
    return new Values(isObject ? (value as Record<string, unknown>) : {});
  }

  get(key: string): unknown {
    return this.raw[key];
  }

  text(key: string): string | undefined {
    const value = this.raw[key];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  }

  /** Where a link leads; undefined for one that would run a script. */
  address(): string | undefined {
    return [this.text('to'), this.text('href')].find((one) => one !== undefined && !isActive(one));
  }

  flag(key: string): boolean | undefined {
    const value = this.raw[key];
    return typeof value === 'boolean' ? value : undefined;
  }

  list(key: string): readonly unknown[] {
    const value = this.raw[key];
    return Array.isArray(value) ? value : [];
  }

  /** The objects in a list, each with its place. */
  entries(key: string) {
    const list = this.list(key);
    return list.map((one, index) => ({ item: Values.of(one), place: placeOf(list, index) }));
  }

  texts(key: string): string[] | undefined {
    const value = this.raw[key];
    if (typeof value === 'string') return [value];
    if (!Array.isArray(value)) return undefined;
    return value.filter((one): one is string => typeof one === 'string');
  }

  values(key: string): Values {
    return Values.of(this.raw[key]);
  }

  place(key: string): Place | undefined {
    return placeOf(this.raw, key);
  }
}
