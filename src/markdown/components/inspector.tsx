import type { Mistake } from '../../config/diagnostics/problems';
import * as React from 'react';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { FieldValue, fieldMistakes, type FieldProps } from './inspector-field';
import { missing, unknownProps } from '../elements/prop-mistakes';

interface PanelProps extends SourcePlace {
  /** The component's name, as in its title bar. */
  component?: string;
  /** The GameObject that the component is on. */
  object?: string;
  /** What the panel shows; screen readers announce it as the panel's name. */
  caption?: string;
  children?: React.ReactNode;
}

interface GroupProps extends SourcePlace {
  label?: string;
  /** Whether the foldout is initially open. */
  open?: boolean;
  children?: React.ReactNode;
}

interface ButtonProps extends SourcePlace {
  label?: string;
  /** Marks the button that the step is about. */
  highlight?: boolean;
}

/**
 * A Unity inspector as HTML instead of a screenshot: names and values in a list, toggles as "on"
 * and "off", tooltips as text. Nothing in it can be edited, so it has no form controls.
 */
export function InspectorPanel(props: PanelProps) {
  const { component, object, caption, children } = props;
  const mistakes = [
    ...unknownProps('InspectorPanel', props, ['component', 'object', 'caption']),
    ...missing('InspectorPanel', 'component', component, 'the component’s name'),
    ...contentMistakes('InspectorPanel', children),
  ];
  const name = (object ? MESSAGES.inspectorOfOn : MESSAGES.inspectorOf)
    .replace('{component}', component ?? '')
    .replace('{object}', object ?? '');
  return (
    <figure className="inspector" aria-label={caption ? undefined : name}>
      <AuthorMistakes mistakes={mistakes} place={props} />
      <div className="inspector-window">
        {object && (
          <p className="inspector-object">
            <span className="visually-hidden">GameObject </span>
            {object}
          </p>
        )}
        <p className="inspector-component">
          <span className="visually-hidden">Component </span>
          {component}
        </p>
        <Content>{children}</Content>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const FIELD_PROPS = ['label', 'kind', 'value', 'tooltip', 'highlight', 'min', 'max'];

/** A row in an inspector: a name and a value. */
export function InspectorField(props: FieldProps) {
  const { label, tooltip, highlight } = props;
  const mistakes = [
    ...unknownProps('InspectorField', props, FIELD_PROPS),
    ...missing('InspectorField', 'label', label, 'the field’s name'),
    ...fieldMistakes(props),
  ];
  if (mistakes.length > 0) return <AuthorMistakes mistakes={mistakes} place={props} />;
  return (
    <div className={`inspector-field${highlight ? ' inspector-marked' : ''}`}>
      <dt>
        {highlight && <span className="visually-hidden">{`${MESSAGES.inspectorStep} `}</span>}
        {label}
      </dt>
      <dd>
        <FieldValue {...props} /> {tooltip && <span className="inspector-hint">{tooltip}</span>}
      </dd>
    </div>
  );
}

/** A foldout in an inspector. Readers can open and close it. */
export function InspectorGroup(props: GroupProps) {
  const { label, open, children } = props;
  const mistakes = [
    ...unknownProps('InspectorGroup', props, ['label', 'open']),
    ...missing('InspectorGroup', 'label', label, 'the foldout’s name'),
    ...contentMistakes('InspectorGroup', children),
  ];
  return (
    <details className="inspector-group" open={open}>
      <summary>{label}</summary>
      <AuthorMistakes mistakes={mistakes} place={props} />
      <Content>{children}</Content>
    </details>
  );
}

/** A button in an inspector. Only a picture of one, since there is nothing to press. */
export function InspectorButton(props: ButtonProps) {
  const { label, highlight } = props;
  const mistakes = [
    ...unknownProps('InspectorButton', props, ['label', 'highlight']),
    ...missing('InspectorButton', 'label', label, 'what the button says'),
  ];
  if (mistakes.length > 0) return <AuthorMistakes mistakes={mistakes} place={props} />;
  return (
    <p className={`inspector-button${highlight ? ' inspector-marked' : ''}`}>
      <span className="visually-hidden">
        {`${highlight ? `${MESSAGES.inspectorStep} ` : ''}${MESSAGES.inspectorButton} `}
      </span>
      <span className="inspector-button-face">{label}</span>
    </p>
  );
}

/** Adjacent fields form one list; foldouts and buttons go between lists. */
function Content({ children }: { children?: React.ReactNode }) {
  const runs: React.ReactElement[][] = [];
  for (const child of partsOf(children)) {
    const last = runs.at(-1);
    if (child.type === InspectorField && last?.[0]?.type === InspectorField) last.push(child);
    else runs.push([child]);
  }
  return (
    <>
      {runs.map((run, index) =>
        run[0]?.type === InspectorField ? (
          <dl key={index} className="inspector-fields">
            {run}
          </dl>
        ) : (
          run
        ),
      )}
    </>
  );
}

const PARTS: readonly unknown[] = [InspectorField, InspectorGroup, InspectorButton];

const isPart = (child: React.ReactNode): child is React.ReactElement =>
  React.isValidElement(child) && PARTS.includes(child.type);

const partsOf = (children: React.ReactNode) => React.Children.toArray(children).filter(isPart);

function contentMistakes(name: string, children: React.ReactNode): Mistake[] {
  const fix =
    'Put <InspectorField>, <InspectorGroup> and <InspectorButton> there, and text before or after the panel.';
  const isOther = (child: React.ReactNode) =>
    typeof child === 'string' ? child.trim() !== '' : !isPart(child);
  if (React.Children.toArray(children).some(isOther)) {
    return [{ message: `<${name}> contains something that does not belong in an inspector.`, fix }];
  }
  if (partsOf(children).length > 0) return [];
  return [{ message: `<${name}> is empty.`, fix }];
}
