// Class names in tests are their own names.
const classes: Record<string, unknown> = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : name) },
);
module.exports = classes;
