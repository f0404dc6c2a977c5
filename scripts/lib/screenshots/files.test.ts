import { fingerprint } from './files';

it('tells a picture by what was drawn and by the file it was compared with', () => {
  const drawn = Buffer.from('drawn');
  const stored = Buffer.from('stored');
  const other = Buffer.from('other');
  const known = fingerprint(drawn, stored);
  expect(fingerprint(Buffer.from('drawn'), Buffer.from('stored'))).toBe(known);
  expect(fingerprint(other, stored)).not.toBe(known);
  expect(fingerprint(drawn, other)).not.toBe(known);
});
