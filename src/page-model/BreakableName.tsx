import * as React from 'react';
import { nameParts } from './name-breaks';

/** An identifier that can break where `nameParts` says. */
export function BreakableName({ name }: { name: string }) {
  return (
    <>
      {nameParts(name).map((part, index) => (
        <React.Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </React.Fragment>
      ))}
    </>
  );
}
