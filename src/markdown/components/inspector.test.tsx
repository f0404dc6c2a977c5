/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyComponents } from '.';
import type { FieldProps } from './inspector-field';

const { InspectorButton, InspectorField, InspectorGroup, InspectorPanel } = bodyComponents;

/** The terms and their values as text, in the order of the page. */
const fields = () =>
  screen.getAllByRole('term').map((term) => {
    const value = term.nextElementSibling;
    return [term.textContent, value?.textContent.replace(/\s+/g, ' ').trim()];
  });

it('gives the names and values of all kinds as text', () => {
  render(
    <InspectorPanel component="Realtime" object="Network" caption="The component">
      <InspectorField label="App Key" value="a1b2" tooltip="From the dashboard" />
      <InspectorField label="Empty" />
      <InspectorField label="Connect" kind="toggle" value="on" />
      <InspectorField label="Debug" kind="toggle" value="off" />
      <InspectorField label="Max" kind="number" value="64" />
      <InspectorField label="Prefab" kind="object" value="Player (GameObject)" />
      <InspectorField label="Parent" kind="object" />
      <InspectorField label="Mode" kind="enum" value="Rigidbody" />
      <InspectorField label="Delay" kind="slider" value="0.1" min="0" max="0.4" />
      <InspectorField label="Position" kind="vector3" value="0, 1.5, -2" />
      <InspectorField label="Tint" kind="color" value="Cyan" />
    </InspectorPanel>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(/^GameObject NetworkComponent Realtime/);
  expect(screen.getByText('The component').tagName).toBe('FIGCAPTION');
  expect(fields()).toEqual([
    ['App Key', 'a1b2 From the dashboard'],
    ['Empty', 'empty'],
    ['Connect', 'on'],
    ['Debug', 'off'],
    ['Max', '64'],
    ['Prefab', 'Player (GameObject)'],
    ['Parent', 'None'],
    ['Mode', 'Rigidbody'],
    ['Delay', '0.1 of 0 to 0.4'],
    ['Position', 'X 0 Y 1.5 Z -2'],
    ['Tint', 'Cyan'],
  ]);
  // Nothing can be edited, so nothing may claim to be editable.
  for (const role of ['textbox', 'checkbox', 'slider', 'button', 'combobox']) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
});

it('draws a slider’s thumb where the value is', () => {
  const html = renderToStaticMarkup(
    <InspectorPanel component="A">
      <InspectorField label="Delay" kind="slider" value="0.1" min="0" max="0.4" />
    </InspectorPanel>,
  );
  expect(html).toContain('cx="25%"');
  expect(html).not.toContain('style=');
});

it('marks the field and the button of the step in words, not by colour alone', () => {
  render(
    <InspectorPanel component="A">
      <InspectorField label="Room Name" value="Lobby" highlight />
      <InspectorField label="Other" value="x" />
      <InspectorButton label="Create" highlight />
    </InspectorPanel>,
  );
  expect(screen.getByText('Room Name')).toHaveTextContent('This step: Room Name');
  expect(screen.getByText('Other')).toHaveTextContent(/^Other$/);
  expect(screen.getByText('Create').parentElement).toHaveTextContent('This step: Button Create');
});

it('puts adjacent fields in one list, and makes foldouts that open', () => {
  const { container } = render(
    <InspectorPanel component="A" object="B">
      <InspectorField label="One" />
      <InspectorField label="Two" />
      <InspectorGroup label="Advanced" open>
        <InspectorField label="Three" />
        <InspectorGroup label="Deep">
          <InspectorField label="Four" />
        </InspectorGroup>
      </InspectorGroup>
      <InspectorButton label="Create Model" />
      <InspectorField label="Five" />
    </InspectorPanel>,
  );
  const lists = [...container.querySelectorAll('dl')];
  expect(lists.map((list) => list.querySelectorAll('dt').length)).toEqual([2, 1, 1, 1]);
  const [advanced, deep] = screen.getAllByRole('group');
  expect(advanced).toHaveAttribute('open');
  expect(deep).not.toHaveAttribute('open');
  expect(within(advanced as HTMLElement).getByText('Advanced').tagName).toBe('SUMMARY');
  expect(screen.getByRole('figure', { name: 'Inspector: A on B' })).toBeVisible();
});

describe('mistakes', () => {
  const mistakesIn = (element: React.ReactElement) =>
    [...renderToStaticMarkup(element).matchAll(/<template[^>]*>/g)].map(([tag]) => [
      /data-mistake="([^"]*)"/
        .exec(tag)?.[1]
        ?.replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"'),
      /data-fix="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&quot;', '"'),
    ]);

  it.each<[FieldProps, string, string]>([
    [{}, '<InspectorField> has no label.', 'Add label="…"'],
    [{ label: ' ' }, '<InspectorField> has no label.', 'Add label="…"'],
    [{ label: 'A', kind: 'togle' }, 'has no kind "togle"', 'Write kind="toggle".'],
    [{ label: 'A', kind: 'matrix' }, 'has no kind "matrix"', 'Use one of text, number'],
    [{ label: 'A', kind: 'toggle', value: 'true' }, 'neither "on" nor "off"', 'value="on"'],
    [{ label: 'A', kind: 'number', value: '1,024' }, 'is not a number', '.digits}'],
    [{ label: 'A', kind: 'number' }, 'is not a number', 'digits'],
    [{ label: 'A', kind: 'vector3', value: '1, 2' }, 'is not three numbers', '0, 1.5, 0'],
    [{ label: 'A', kind: 'vector3', value: '1, 2, x' }, 'is not three numbers', '0, 1.5, 0'],
    [{ label: 'A', kind: 'color', value: '#fff' }, 'is not a colour', 'red, orange'],
    [{ label: 'A', kind: 'enum' }, 'is empty', 'chosen entry'],
    [{ label: 'A', kind: 'slider', value: '1' }, 'has no range', 'min="0"'],
    [{ label: 'A', kind: 'slider', value: 1, min: 2, max: 2 }, 'has no range', 'min="0"'],
    [{ label: 'A', kind: 'slider', value: 3, min: 0, max: 2 }, 'not from 0 to 2', 'Fix'],
    [
      { label: 'A', hightlight: true } as FieldProps,
      'has no property "hightlight"',
      'Write "highlight"',
    ],
    [{ label: 'A', zzz: 1 } as FieldProps, 'has no property "zzz"', 'Use one of label, kind'],
  ])('of a field with %j are left in the HTML', (props, message, fix) => {
    const [found, ...others] = mistakesIn(
      <InspectorPanel component="A">
        <InspectorField {...props} data-line="7" data-source="/a.mdx" />
      </InspectorPanel>,
    );
    expect(others).toEqual([]);
    expect(found?.[0]).toContain(message);
    expect(found?.[1]).toContain(fix);
  });

  it('of panels, foldouts and buttons are all left in the HTML too, with their positions', () => {
    const html = renderToStaticMarkup(
      <InspectorPanel data-line="3" data-source="/a.mdx">
        <p>Text</p>
        <InspectorGroup data-line="5" />
        <InspectorButton data-line="6" />
      </InspectorPanel>,
    );
    expect(html).toMatch(/data-mistake="[^"]*has no component[^>]*data-line="3" data-source="\/a/);
    expect(html).toMatch(/data-mistake="[^"]*does not belong in an inspector[^>]*data-line="3"/);
    expect(html).toMatch(/data-mistake="&lt;InspectorGroup&gt; has no label[^>]*data-line="5"/);
    expect(html).toMatch(/data-mistake="&lt;InspectorGroup&gt; is empty[^>]*data-line="5"/);
    expect(html).toMatch(/data-mistake="&lt;InspectorButton&gt; has no label[^>]*data-line="6"/);
  });
});
