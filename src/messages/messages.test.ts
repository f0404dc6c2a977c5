import { isTranslated, messageDefines, messagesFor } from '.';
import { en } from './en';

it('has English, including regional variants', () => {
  expect(messagesFor('en')).toBe(en);
  expect(messagesFor('en-GB')).toBe(en);
  expect(isTranslated('EN-us')).toBe(true);
});

it('falls back to English, and says that it does', () => {
  expect(isTranslated('xx')).toBe(false);
  expect(isTranslated('constructor')).toBe(false);
  expect(messagesFor('xx')).toBe(en);
});

it('gives bundlers each text by its name', () => {
  expect(messageDefines('en')).toMatchObject({ 'MESSAGES.copy': '"Copy"' });
});

it.each(Object.entries(en).filter(([name]) => !name.endsWith('Html')))(
  '%s can be used in HTML and in an attribute',
  (_, text) => {
    expect(text.replace('"{query}"', '')).not.toMatch(/[<>&"]/);
  },
);
