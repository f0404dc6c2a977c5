/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen } from '@testing-library/react';
import type * as React from 'react';
import { bodyComponents } from '.';

const { Admonition, Card, Cards, Details, TabItem, Tabs } = bodyComponents;

const selected = () =>
  screen
    .getAllByRole('button')
    .filter((tab) => tab.hasAttribute('data-selected'))
    .map((tab) => tab.textContent);

describe('Tabs', () => {
  it('has a button and a panel for each item, and a label for readers without scripts', () => {
    const { container } = render(
      <Tabs groupId="language">
        <TabItem value="cs" label="C#">
          <p>In C#</p>
        </TabItem>
        <TabItem value="js">
          <p>In JS</p>
        </TabItem>
      </Tabs>,
    );
    expect(screen.getAllByRole('button').map((tab) => tab.textContent)).toEqual(['C#', 'js']);
    expect(container.firstElementChild).toHaveAttribute('data-tab-group', 'language');
    for (const [label, text] of [
      ['C#', 'In C#'],
      ['js', 'In JS'],
    ] as const) {
      const panel = screen.getByText(text).parentElement;
      expect(panel).toHaveTextContent(`${label}${text}`);
    }
  });

  it('chooses the first tab', () => {
    render(
      <Tabs>
        <TabItem value="a" />
        <TabItem value="b" />
      </Tabs>,
    );
    expect(selected()).toEqual(['a']);
  });

  it('chooses the tab marked as default', () => {
    render(
      <Tabs>
        <TabItem value="a" />
        <TabItem value="b" default />
      </Tabs>,
    );
    expect(selected()).toEqual(['b']);
  });

  it('prefers the default of the group to that of a tab', () => {
    render(
      <Tabs defaultValue="c">
        <TabItem value="a" />
        <TabItem value="b" default />
        <TabItem value="c">
          <p>Third</p>
        </TabItem>
      </Tabs>,
    );
    expect(selected()).toEqual(['c']);
    expect(screen.getByText('Third').parentElement).toHaveAttribute('data-selected');
  });

  it('shows what a group without tabs has, and says what is missing', () => {
    const { container } = render(<Tabs>Text</Tabs>);
    expect(container.querySelector('template')?.dataset).toMatchObject({
      mistake: '<Tabs> contains no <TabItem value="…">.',
      check: 'markup',
    });
    expect(container).toHaveTextContent('Text');
  });

  it('can have the choice in the address, by a name of its own or by that of the group', () => {
    const queryOf = (queryString: string | boolean) =>
      render(
        <Tabs groupId="os" queryString={queryString}>
          <TabItem value="a">A</TabItem>
        </Tabs>,
      ).container.querySelector<HTMLElement>('.tabs')?.dataset.tabQuery;
    expect(['system', true, false].map(queryOf)).toEqual(['system', 'os', undefined]);
  });

  it('names the list of tabs as the page does', () => {
    const { getByRole } = render(
      <Tabs aria-label="Language">
        <TabItem value="a">A</TabItem>
      </Tabs>,
    );
    expect(getByRole('group')).toHaveAccessibleName('Language');
  });
});

it('builds an admonition with and without a title of its own', () => {
  const { container, rerender } = render(
    <Admonition type="tip" title="Faster">
      Text
    </Admonition>,
  );
  expect(container.firstElementChild).toHaveAttribute('data-admonition', 'tip');
  expect(screen.getByText('Faster')).toBeVisible();
  rerender(<Admonition>Text</Admonition>);
  expect(container.firstElementChild).toHaveAttribute('data-admonition', 'note');
  expect(container).toHaveTextContent(/^Text$/);
});

it.each([
  ['Admonition', { type: 'tip', tilte: 'A', icon: 'b' }, 'tilte', 'Write "title", or one of'],
  ['TypeFilter', { label: 'A' }, 'label', 'Remove it.'],
  ['Split', { ratio: '2' }, 'ratio', 'Remove it.'],
] as const)('<%s> reports a property that it does not have', (name, props, prop, fix) => {
  const Component: React.ComponentType<object> = bodyComponents[name];
  const { container } = render(<Component {...props} />);
  const mistakes = [...container.querySelectorAll<HTMLElement>('[data-mistake]')];
  expect(mistakes.map(({ dataset }) => dataset.mistake)).toEqual([
    `<${name}> has no property "${prop}".`,
  ]);
  expect(mistakes[0]?.dataset.fix).toContain(fix);
});

it('reports an unknown type of admonition, with its position', () => {
  const { container } = render(<Admonition type="hint" data-line="3" data-source="/a.mdx" />);
  const mistake = container.querySelector('template');
  expect(mistake).toHaveAttribute('data-mistake', '"hint" is not a type of admonition.');
  expect(mistake).toHaveAttribute('data-line', '3');
});

it('folds details behind their summary', () => {
  const { rerender } = render(
    <Details summary="More" data-line="3">
      Hidden
    </Details>,
  );
  expect(screen.getByRole('group')).not.toHaveAttribute('data-line');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('More').tagName).toBe('SUMMARY');
  rerender(<Details open>Hidden</Details>);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Details').tagName).toBe('SUMMARY');
});

describe('tabs as Docusaurus’s pages have them', () => {
  const values = [
    { value: 'mac', label: 'macOS' },
    { value: 'win', label: 'Windows' },
  ];

  it('take order and labels from "values", and the chosen one from "defaultValue"', () => {
    const { container } = render(
      <Tabs values={values} defaultValue="win" className="wide" lazy queryString="os">
        <TabItem value="win">W</TabItem>
        <>
          <TabItem value="mac">M</TabItem>
        </>
        <TabItem value="other" label="Other">
          O
        </TabItem>
      </Tabs>,
    );
    const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels).toEqual(['macOS', 'Windows', 'Other']);
    expect(container.querySelector('[data-tab-panel="win"] .tab-label')).toHaveTextContent(
      'Windows',
    );
    expect(screen.getByRole('button', { name: 'Windows' })).toHaveAttribute('data-selected');
    expect(container.firstChild).toHaveClass('tabs', 'wide');
  });

  it('choose the first one where none is to be chosen', () => {
    render(
      <Tabs values={values} defaultValue={null}>
        <TabItem value="mac">M</TabItem>
      </Tabs>,
    );
    expect(screen.getByRole('button', { name: 'macOS' })).toHaveAttribute('data-selected');
  });
});

it('turns links into cards', () => {
  render(
    <Cards>
      <Card title="Rooms" href="/room" target="_blank">
        Where players meet.
      </Card>
    </Cards>,
  );
  const card = screen.getByRole('link', { name: /^Rooms\s*Where players meet\.$/ });
  expect(card).toHaveAttribute('href', '/room');
  expect(card).toHaveAttribute('target', '_blank');
});
