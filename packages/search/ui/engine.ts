/**
 * The engine's module, bundled separately from webpack. In a worker it answers messages; if no
 * worker starts, the page imports it and calls `createService` itself.
 */
import { SearchService } from '../engine/service';
import { answerMessages, type CreateService } from './messages';

export const createService: CreateService = (index, onState) => new SearchService(index, onState);

answerMessages(createService);
