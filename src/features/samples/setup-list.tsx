import * as React from 'react';
import type { SampleSetup, SetupObject, SetupValue } from '../../config/settings/sample-schema';
import { inspectorLabel } from './inspector-label';
import { ASSET, objectsByAsset } from './setup-assets';

/** What the script of a project makes: for readers who make it by hand, or compare it with theirs. */
export function SetupList({ setup }: { readonly setup: SampleSetup }) {
  const { assets: made = {}, layers = {}, materials = {} } = setup;
  const { inputActions = {}, metronomes = {}, note } = setup;
  const assets = [
    ...Object.entries(made).map(([name, asset]) => [asset, name]),
    ...Object.entries(layers).map(([layer, name]) => [`${MESSAGES.sampleLayer} ${layer}`, name]),
    ...Object.entries(materials).map(([name, { color, shader }]) => [
      ASSET.material(name),
      [shader, color].filter(Boolean).join(', '),
    ]),
    ...Object.entries(inputActions).map(([name, actions]) => [
      ASSET.inputActions(name),
      textsOf(actions),
    ]),
    ...Object.entries(metronomes).map(([name, seconds]) => [
      ASSET.metronome(name),
      MESSAGES.sampleMetronome.replace('{seconds}', String(seconds)),
    ]),
  ];
  return (
    <details>
      <summary>{MESSAGES.sampleSetup}</summary>
      {note && <p>{note}</p>}
      {assets.map(([asset, text]) => (
        <p key={asset}>
          <code>{asset}</code>: {text}
        </p>
      ))}
      {[...objectsByAsset(setup)].map(([asset, objects]) => (
        <React.Fragment key={asset}>
          <p>
            <code>{asset}</code>
          </p>
          <ul>
            {Object.entries(objects).map(([path, object]) => (
              <ObjectItem key={path} path={path} object={object ?? {}} />
            ))}
          </ul>
        </React.Fragment>
      ))}
    </details>
  );
}

function ObjectItem({ path, object }: { readonly path: string; readonly object: SetupObject }) {
  const { shape, at, turned, scale, collider, active, walkable, address, components = {} } = object;
  const facts = [
    shape?.replace('_', ' '),
    at && `${MESSAGES.samplePosition} ${at.join(', ')}`,
    turned && `${MESSAGES.sampleRotation} ${turned.join(', ')}`,
    scale && `${MESSAGES.sampleScale} ${scale.join(', ')}`,
    collider === false && MESSAGES.sampleNoCollider,
    active === false && MESSAGES.sampleInactive,
    walkable && MESSAGES.sampleWalkable,
    address !== undefined && `${MESSAGES.sampleAddress} ${address}`,
  ].filter(Boolean);
  const lines = Object.entries(components);
  return (
    <li>
      <strong>{path}</strong>
      {facts.length > 0 && `: ${facts.join('; ')}`}
      {lines.length > 0 && (
        <ul>
          {lines.map(([type, fields]) => (
            <li key={type}>
              <code>{type.replace(/^.*\./, '')}</code>
              {fields && ` (${textsOf(fields)})`}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const textsOf = (fields: Readonly<Record<string, SetupValue>>): string =>
  Object.entries(fields)
    .map(([field, value]) => `${inspectorLabel(field)}: ${textOf(value)}`)
    .join('; ');

function textOf(value: SetupValue): string {
  if (value === null || value === '') return MESSAGES.sampleNone;
  if (typeof value === 'boolean') return value ? MESSAGES.sampleOn : MESSAGES.sampleOff;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object') return String(value);
  const call = value.call.replace('.set_', '.');
  return `→ ${call}${value.with === undefined ? '' : ` (${String(value.with)})`}`;
}
