import { ownValue } from '../../../src/config/diagnostics/own-value';

const LANGUAGES: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  cs: 'csharp',
  'csharp-interactive': 'csharp',
  'f#': 'fsharp',
  'c++': 'cpp',
  vb: 'vbnet',
  console: 'bash',
  azurecli: 'bash',
  'azurecli-interactive': 'bash',
  dotnetcli: 'bash',
  'powershell-interactive': 'powershell',
  pwsh: 'powershell',
  ps1: 'powershell',
  cmd: 'batch',
  bat: 'batch',
  golang: 'go',
  rs: 'rust',
  xaml: 'xml',
  csproj: 'xml',
  props: 'xml',
  targets: 'xml',
  config: 'xml',
  fsx: 'fsharp',
  output: 'text',
  none: 'text',
  ignore: 'text',
  txt: 'text',
};

/** The language of a code block as the site names it. */
export function codeLanguage(written: string | null | undefined): string | undefined {
  const name = (written ?? '')
    .toLowerCase()
    .replace(/^(?:lang|language)-|^\.|^\{\.?|\}$/g, '')
    .replace(/[^\w#+-].*$/, '');
  return name === '' ? undefined : (ownValue(LANGUAGES, name) ?? name);
}
