import { withAlerts } from './alerts';

it.each([
  ['> [!NOTE]\n> A.\n>\n> B.\n\nC\n', ':::note\nA.\n\nB.\n:::\nC\n'],
  ['- a\n\n  > [!warning]\n  >A', '- a\n\n  :::warning\n  A\n  :::'],
  ['> [!TIP]\n> ```md\n> > [!NOTE]\n> ```\nlazy', ':::tip\n```md\n> [!NOTE]\n```\n:::\nlazy'],
  ['> [!TIP]\n> A\n\n> [!CAUTION]\n> B\n', ':::tip\nA\n:::\n:::caution\nB\n:::'],
])('reads the alerts of %j', (source, admonitions) => {
  expect(withAlerts(source)).toBe(admonitions);
});

it.each(['```md\n> [!NOTE]\n> A\n```\n', '> Quote\n> [!NOTE]\n', '> [!OWN]\n> A\n', 'A\n\n'])(
  'leaves %j as it is',
  (source) => {
    expect(withAlerts(source)).toBe(source);
  },
);
