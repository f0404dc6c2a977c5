import zlib from 'node:zlib';
import { decodeEvents, decodeRecording } from './event-service';

const EVENTS = [{ event: '$pageview', properties: { token: 'key' } }];
const JSON_TEXT = JSON.stringify(EVENTS);
const form = (text: string) => `data=${encodeURIComponent(Buffer.from(text).toString('base64'))}`;

it.each([
  ['gzip', zlib.gzipSync(JSON_TEXT)],
  ['base64 in a form', Buffer.from(form(JSON_TEXT))],
  ['one event', zlib.gzipSync(JSON.stringify(EVENTS[0]))],
  ['a batch', zlib.gzipSync(JSON.stringify({ batch: EVENTS }))],
])('decodes %s', (_, body) => {
  expect(decodeEvents(body)).toEqual(EVENTS);
});

it('accepts nothing unpacked', () => {
  expect(() => decodeEvents(Buffer.from(JSON_TEXT))).toThrow('not packed');
});

it('decodes what a recording packs again', () => {
  const packed = zlib.gzipSync('{"node":1}').toString('latin1');
  const properties = {
    $snapshot_data: [
      { type: 2, data: packed },
      { type: 3, data: {} },
    ],
  };
  expect(decodeRecording({ event: '$snapshot', properties })).toEqual([
    { type: 2, data: { node: 1 } },
    { type: 3, data: {} },
  ]);
});
