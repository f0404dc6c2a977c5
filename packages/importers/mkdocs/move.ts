import { moveProject } from '../docfx/move';
import type { Move, MoveTools } from '../shared/move';
import { planMkdocs } from './plan';

/** Moves a project of MkDocs here. */
export const moveMkdocs = (move: Move, tools: MoveTools): Promise<number> =>
  moveProject(move, tools, planMkdocs, 'mkdocs.yml');
