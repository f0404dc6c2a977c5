import * as React from 'react';

/** Attributes whose texts readers see or hear. */
const TEXTS =
  /^(?:alt|answer|caption|content|description|heading|label|name|question|subtitle|summary|text|title)$/i;
/** Attributes with an address. */
const ADDRESSES = /^(?:href|link|src|to|url)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

type Given = Readonly<Record<string, unknown>>;

/**
 * What a page gives to a component that cannot be shown: its texts, with a link or the picture that
 * they belong to.
 */
export function GivenTexts({ given }: { readonly given: Given }) {
  const entries = Object.entries(given);
  const texts = entries.filter(([key, value]) => TEXTS.test(key) && typeof value === 'string');
  const text = texts.map(([, value]) => value as string).join(' ');
  const addresses = entries.flatMap(([key, value]) =>
    ADDRESSES.test(key) && typeof value === 'string' ? value : [],
  );
  const [address] = addresses;
  const inside = entries.filter(([, value]) => typeof value === 'object' && value !== null);
  return (
    <>
      <Shown text={text} address={address} />
      {inside.map(([key, value]) => (
        <Inside key={key} value={value} />
      ))}
    </>
  );
}

function Shown({
  text,
  address,
}: {
  readonly text: string;
  readonly address?: string | undefined;
}) {
  if (address !== undefined && PICTURE.test(address)) return <img src={address} alt={text} />;
  if (address === undefined) return text === '' ? null : <p>{text}</p>;
  return (
    <p>
      <a href={address}>{text || address}</a>
    </p>
  );
}

/** Lists, objects and elements that an attribute holds. */
function Inside({ value }: { readonly value: unknown }) {
  if (React.isValidElement(value)) return value;
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => <Inside key={index} value={one} />);
  }
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return null;
  return <GivenTexts given={value as Given} />;
}
