import { z } from 'zod';

/** Shapes that the engine makes. */
export const PRIMITIVES = ['Sphere', 'Capsule', 'Cylinder', 'Cube', 'Plane', 'Quad'] as const;

/** Controls of the engine's interface, whose labels are TextMesh Pro's. */
const CONTROLS = ['Button', 'Slider', 'TMP_InputField', 'TMP_Dropdown'] as const;

const numbers = z.array(z.number()).length(3);

/** A value of a field: a list for vectors and arrays; names stand for objects, assets and constants. */
const value = z.union([
  z.number(),
  z.boolean(),
  z.string(),
  z.null(),
  z.array(z.union([z.number(), z.string()])).min(1),
  z.strictObject({
    call: z
      .string()
      .regex(/^[^.]+\.\w+\.\w+$/, 'must be "Object.Component.Method"')
      .describe('What an event calls: `Realtime.MatchMenu.Host`.'),
    with: z
      .union([z.number(), z.boolean(), z.string()])
      .optional()
      .describe('The argument of the method.'),
  }),
]);

export type SetupValue = z.infer<typeof value>;

const objectSchema = z.strictObject({
  shape: z
    .enum([...PRIMITIVES, ...CONTROLS, 'Canvas'])
    .optional()
    .describe('A primitive or a control of the interface; without one, the object is empty.'),
  at: numbers.optional().describe('The local position.'),
  turned: numbers.optional().describe('The local rotation in degrees.'),
  scale: numbers.optional(),
  collider: z.literal(false).optional().describe('Removes the collider of a primitive.'),
  active: z.literal(false).optional(),
  walkable: z
    .literal(true)
    .optional()
    .describe('Part of the NavMesh, which is baked with the scene.'),
  address: z.string().optional().describe('The address of a prefab in Addressables.'),
  components: z
    .record(
      z.string().regex(/^[A-Z]\w*(?:\.\w+)*$/, 'must be the name of a component'),
      z.record(z.string(), value).nullable(),
    )
    .optional()
    .describe('Components by their types, each with the values of its fields.'),
});

export type SetupObject = z.infer<typeof objectSchema>;

/** Objects by their paths: `Player`, `Player/Left Leg`. */
const objects = z.record(
  z
    .string()
    .regex(/^\w[\w ()]*(?:\/\w[\w ()]*)*$/, 'must be a name or a path such as "Player/Body"'),
  objectSchema.nullable(),
);

const setupSchema = z
  .strictObject({
    materials: z
      .record(
        z.string(),
        z.strictObject({
          color: z.string().regex(/^#[\da-f]{6}$/, 'must be a color such as "#4a7c3a"'),
          shader: z.string().optional().describe('`Standard` if left out.'),
        }),
      )
      .optional(),
    inputActions: z
      .record(z.string(), z.record(z.string(), z.string()))
      .optional()
      .describe('Assets with actions of type Vector2, each with its binding.'),
    run: z
      .array(z.string().regex(/^\w+\.\w+$/, 'must be "Class.Method"'))
      .optional()
      .describe('Methods of scripts for the Editor that are run first: `CharacterAnimator.Make`.'),
    assets: z
      .record(z.string(), z.string().startsWith('Assets/'))
      .optional()
      .describe('What those methods make: names that fields refer to, with the paths of assets.'),
    layers: z
      .record(
        z.string().regex(/^(?:[6-9]|[12]\d|3[01])$/, 'must be from 6 to 31'),
        z.string().min(1),
      )
      .optional()
      .describe('Layers of the project by number.'),
    metronomes: z
      .record(z.string(), z.int().min(1))
      .optional()
      .describe('Audio clips that tick each second, with their lengths in seconds.'),
    resources: objects.optional().describe('Prefabs in a folder `Resources`, found by name.'),
    prefabs: objects.optional().describe('Other prefabs.'),
    note: z
      .string()
      .min(1)
      .optional()
      .describe('What readers still do by hand, in a sentence or two.'),
    scenes: z
      .record(z.string().regex(/^\w+$/, 'must be a name without spaces'), objects)
      .refine((scenes) => Object.keys(scenes).length > 0, 'must have a scene')
      .describe(
        'Scenes of the build in their order, with what is in them besides camera and light.',
      ),
  })
  .describe('What the menu command of the project builds.');

export type SampleSetup = z.infer<typeof setupSchema>;

/** The project that a page offers to download. */
export const sampleSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase letters, digits and hyphens')
    .describe('The name of the archive: `drawing-app`.'),
  packages: z
    .record(z.string(), z.string())
    .optional()
    .describe('Packages that its manifest needs besides those of all samples, with versions.'),
  scripts: z
    .record(z.string(), z.array(z.string()).min(1))
    .optional()
    .describe('Classes of other pages that it needs besides its own, by the files of the pages.'),
  setup: setupSchema.optional(),
});

export type Sample = z.infer<typeof sampleSchema>;
