/**
 * How V8 runs a process that ends within minutes: collected by one thread, and compiled to machine
 * code only where that pays within seconds. V8 runs programs as if they were servers, and in a build
 * a fourth of the CPU time went to optimizing code that had nearly ended.
 *
 * @param version Node's version. From 22 on, V8 has a compiler between the two and no such budget.
 * @returns arguments of Node.js.
 */
export function quickFlags(version: string = process.versions.node): readonly string[] {
  const budget = Number.parseInt(version, 10) < 22 ? ['--interrupt-budget=1000000'] : [];
  return ['--single-threaded-gc', ...budget];
}
