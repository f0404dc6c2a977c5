/** JSON that can stand in a script element: a title with `</script>` does not end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
