import { mergeSources, sourcesIn } from './document-sources';

/** What a document holds, as lists. */
const list = (html: string) => {
  const { scripts, styles, styleAttributes, images, media } = sourcesIn(html);
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    images: [...images],
    media: [...media],
  };
};

// printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it('hashes inline scripts that browsers run, and no data', () => {
  const html =
    '<script>alert(1)</script><script src="/a.js"></script><script type="application/json">{}</script>';
  expect(list(html).scripts).toEqual([ALERT]);
  expect(list('<script type="module">alert(1)</script>').scripts).toEqual([ALERT]);
});

it('hashes style elements and attributes, the latter as the browser reads them', () => {
  expect(list('<style data-x>alert(1)</style><p style="alert(1)">').styles).toEqual([ALERT]);
  expect(list('<p class="a" style="alert(1)">').styleAttributes).toEqual([ALERT]);
  const quoted = list('<p style="font: &quot;A&quot;">').styleAttributes;
  expect(quoted).toEqual(list(`<p style='font: "A"'>`).styleAttributes);
  const address = list('<p style="--a: url(/?b&#x26;c)">').styleAttributes;
  expect(address).toEqual(list('<p style="--a: url(/?b&c)">').styleAttributes);
});

it('names the same text once, however many documents hold it', () => {
  const { scripts } = mergeSources(
    ['a', 'b'].map((text) => sourcesIn(`<script>alert(1)</script>${text}`)),
  );
  expect(scripts.size).toBe(1);
});

it('finds what documents load from elsewhere', () => {
  const html = `
    <img src="https://a.example/x.png"><img src="/own.png" srcset="//b.example/1.png 1x, /2.png 2x">
    <video poster="https://c.example/p.jpg"><source src="https://d.example/v.mp4"></video>
    <iframe src="https://e.example/embed?a=1"></iframe>
    <a href="https://f.example">link</a>
    <script type="application/json">{"html":"<img src=\\"https://g.example/\\">"}</script>`;
  expect(list(html)).toMatchObject({
    images: ['https://a.example', 'https://b.example', 'https://c.example'],
    media: ['https://d.example'],
  });
});
