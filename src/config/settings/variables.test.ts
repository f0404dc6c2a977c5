import { validateSettings } from './load';
import { substitute, substituteDeep, variablesOf } from './variables';

const variables = { product: 'tandem', Product: 'Tandem', dollar: '$& $1 $$' };

describe('substitute', () => {
  it.each([
    ['{product}', 'tandem'],
    ['what-is-{product}.mdx', 'what-is-tandem.mdx'],
    ['using {Product}.Realtime;', 'using Tandem.Realtime;'],
    ['{product}{Product}', 'tandemTandem'],
    ['{{product}}', '{tandem}'],
    ['{PRODUCT} {other} { product } {}', '{PRODUCT} {other} { product } {}'],
    ['{constructor} {toString} {hasOwnProperty}', '{constructor} {toString} {hasOwnProperty}'],
    ['{dollar}', '$& $1 $$'],
    ['\\{product} {product}', '{product} tandem'],
    ['\\{other}', '\\{other}'],
  ])('turns %s into %s', (text, expected) => {
    expect(substitute(text, variables)).toBe(expected);
  });

  it('keeps escapes for a later parser', () => {
    expect(substitute('\\{product} {product}', variables, 'keep')).toBe('\\{product} tandem');
  });
});

describe('substituteDeep', () => {
  it('replaces in texts at any depth and leaves the rest', () => {
    const date = new Date(0);
    const value = { a: ['{product}', 1, null, { b: '{Product}' }], date, c: true, d: undefined };
    const result = substituteDeep(value, variables);
    expect(result).toEqual({
      a: ['tandem', 1, null, { b: 'Tandem' }],
      date,
      c: true,
      d: undefined,
    });
    expect(result.date).toBe(date);
    expect(value.a[0]).toBe('{product}');
  });

  it('leaves keys alone', () => {
    expect(substituteDeep({ '{product}': 'x' }, variables)).toEqual({ '{product}': 'x' });
  });
});

describe('variablesOf', () => {
  it('fills the product into the addresses and derives their hosts', () => {
    const result = variablesOf({
      product: { name: 'Duet', slug: 'duet' },
      hosts: {
        marketing: 'https://{product}.example',
        dashboard: 'https://dash.{product}.example',
        download: 'https://dash.{product}.example/download',
        matcher: 'http://matcher.{product}.example:8080',
        registry: 'https://registry.example',
      },
      registryScope: 'com.{product}',
      supportEmail: 'help@{product}.example',
      url: 'https://docs.{product}.example',
    });
    expect(result).toMatchObject({
      product: 'duet',
      Product: 'Duet',
      docsUrl: 'https://docs.duet.example',
      marketingHost: 'duet.example',
      matcherHost: 'matcher.duet.example:8080',
      downloadUrl: 'https://dash.duet.example/download',
      registryScope: 'com.duet',
      supportEmail: 'help@duet.example',
    });
  });

  it.each([
    [{ name: 'Tandem' }, 'TND'],
    [{ name: 'Tandem', logPrefix: 'TDM' }, 'TDM'],
    [{ name: 'Quorum' }, 'QRM'],
    [{ name: 'Io' }, 'XXX'],
  ])('knows the prefix of log codes of %j', (product, expected) => {
    const { settings } = validateSettings({}, '');
    const named = { ...settings, product: { slug: 'a', ...product } };
    expect(variablesOf(named).logPrefix).toBe(expected);
  });
});
