import { firstHeading } from './first-heading';

it.each([
  ['# Rooms', 'Rooms'],
  ['Text\n\n#  Rooms  ', 'Rooms'],
  ['# Rooms #', 'Rooms'],
  ['# Rooms ##  ', 'Rooms'],
  ['# Rooms {#rooms}', 'Rooms'],
  ['# Rooms \\{#rooms}', 'Rooms'],
  ['# Write C#', 'Write C#'],
  ['# The `on_connect` *event*', 'The on_connect event'],
  ['# snake_case __bold__ _it_', 'snake_case bold it'],
  ['# [Rooms](/room) and more', 'Rooms and more'],
  ['# `RealtimeSet<TModel>`', 'RealtimeSet<TModel>'],
  ['# RealtimeSet\\<TModel>', 'RealtimeSet<TModel>'],
  ['# Größe 你好', 'Größe 你好'],
  ['```bash\n# comment\n```\n# Real', 'Real'],
  ['~~~\n```\n# no\n~~~\n# Real', 'Real'],
  ['````\n```\n# no\n```\n# no\n````\n# Real', 'Real'],
  ['- ~~~\n  a\n  ~~~\n\n# Real', 'Real'],
  ['```a``` b\n# Real', 'Real'],
])('finds the title of %j', (body, title) => {
  expect(firstHeading(body)).toBe(title);
});

it.each([[''], ['## Second level'], ['#hashtag'], ['```\n# in code'], ['text # no heading']])(
  'finds none in %j',
  (body) => {
    expect(firstHeading(body)).toBeUndefined();
  },
);
