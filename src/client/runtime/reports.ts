import type * as ReportScript from '../reports';

/** Loads what reports words of a page when some are selected for the first time. */
export function startReports(): void {
  const script = REPORT_SCRIPT;
  if (script === null) return;
  const load = () => {
    if (getSelection()?.isCollapsed !== false) return;
    document.removeEventListener('selectionchange', load);
    import(/* webpackIgnore: true */ script)
      .then(({ start }: typeof ReportScript) => start())
      .catch((error: unknown) => console.warn('Nothing can be reported.', error));
  };
  document.addEventListener('selectionchange', load);
  load();
}
