import { split } from '../../packages/csharp/brackets';
import { parseTypeName } from '../../packages/csharp/type-names';

/**
 * The name of a type as .NET's `Type.FullName` has it: ``Tandem.Collections.RealtimeSet`1``,
 * `Tandem.Room+Options`.
 *
 * @param name as C# writes it: `RealtimeSet<TModel>`, `Room.Options`.
 */
export function runtimeName(namespace: string, name: string): string {
  const parts = split(name, '.').map((part) => {
    const { name: plain, args } = parseTypeName(part);
    return args.length > 0 ? `${plain}\`${args.length}` : plain;
  });
  // So the import calls the namespace that has no name.
  return (namespace === 'global' ? '' : `${namespace}.`) + parts.join('+');
}
