/** Dispatched on the document with what analytics may record. */
const RECORD_EVENT = 'site:record';

export type Properties = Readonly<Record<string, string | number | undefined>>;
type Recorder = (name: string, properties: Properties) => void;

/** Has analytics record something. @returns whether they are on. */
export function record(name: string, properties: Properties): boolean {
  const detail = [name, properties] as const;
  return !document.dispatchEvent(new CustomEvent(RECORD_EVENT, { detail, cancelable: true }));
}

/** Calls back with what is to be recorded. @param isOn whether anything is recorded now. */
export function onRecord(callback: Recorder, isOn: () => boolean): void {
  document.addEventListener(RECORD_EVENT, (event) => {
    if (!isOn()) return;
    event.preventDefault();
    callback(...(event as CustomEvent<[string, Properties]>).detail);
  });
}
