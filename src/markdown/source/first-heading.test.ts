import { firstHeading } from './first-heading';

it.each([
  ['# Rooms', 'Rooms'],
  ['\n\n#  Rooms  \n\nText', 'Rooms'],
  ['import A from "a";\nimport {\n  B,\n} from "b";\n\n{/* c */}\n<!-- d -->\n\n# Rooms', 'Rooms'],
  ['<a id="old"></a>\n\n[![Build](b.svg)](https://b.example) ![Logo](l.png)\n# Rooms', 'Rooms'],
  [
    '<p align="center"><img src="a.png" /></p>\n\n<h1 align="center">My <b>rooms</b></h1>',
    'My rooms',
  ],
  ['# <img src="a.png" width="50"/> Rooms', 'Rooms'],
  ['# ![](a.png) Rooms', 'Rooms'],
  ['Rooms\n=====\n\nText', 'Rooms'],
  ['import A from "a";\r\n\r\n# Rooms\r\n', 'Rooms'],
  ['# Rooms #', 'Rooms'],
  ['# Rooms ##  ', 'Rooms'],
  ['# Rooms {#rooms}', 'Rooms'],
  ['# Rooms \\{#rooms}', 'Rooms'],
  ['# Rooms { #rooms }', 'Rooms'],
  ['# Write C#', 'Write C#'],
  ['# The `on_connect` *event*', 'The on_connect event'],
  ['# snake_case __bold__ _it_', 'snake_case bold it'],
  ['# [Rooms](/room) and more', 'Rooms and more'],
  ['# [`Rooms`](/room) and [the `next`](/b)', 'Rooms and the next'],
  ['# `[a](b)` in code', '[a](b) in code'],
  ['# \\[WIP] The 2 \\* 3 \\#1', '[WIP] The 2 * 3 #1'],
  ['# \\_\\_init\\_\\_ and \\`b\\`', '__init__ and `b`'],
  ['# `RealtimeSet<TModel>`', 'RealtimeSet<TModel>'],
  ['# RealtimeSet\\<TModel>', 'RealtimeSet<TModel>'],
  ['# Größe 你好', 'Größe 你好'],
])('finds the title of %j', (body, title) => {
  expect(firstHeading(body)).toBe(title);
});

it.each([
  '',
  '## Second level',
  '#hashtag',
  '```\n# in code',
  'text # no heading',
  'Text.\n\n# Part',
  'Import it.\n\n# Part',
  '<p>Text</p>\n\n# Part',
  '- a\n===',
  '# ',
  '# <br/>',
])('finds none in %j', (body) => {
  expect(firstHeading(body)).toBeUndefined();
});
