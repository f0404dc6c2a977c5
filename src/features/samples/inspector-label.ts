/** The label that the Inspector shows for a field or a component: `_maxSpeed` is "Max Speed". */
export function inspectorLabel(member: string): string {
  const words = member
    .replace(/^(?:m?_)+/, '')
    .replace(/\./g, ' / ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/_/g, ' ');
  return words.replace(/(?:^|\/ )[a-z]/g, (letters) => letters.toUpperCase());
}
